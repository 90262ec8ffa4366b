import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

await parseMedia({
  src: 'public/clip.mp4',
  reader: nodeReader,
  acknowledgeRemotionLicense: true,
  onVideoTrack: ({track}) => {
    let frames = 0;
    let bytes = 0;

    return (sample) => {
      frames++;
      bytes += sample.data.byteLength;
      if (sample.type === 'key') {
        console.log(`Keyframe at ${sample.timestamp / track.timescale} seconds`);
      }

      return () => console.log(`${frames} frames, ${bytes} bytes`);
    };
  },
  onAudioTrack: ({track}) => {
    console.log(`Skipping audio track ${track.trackId} (${track.codec})`);
    return null;
  },
});
