import {defineExample} from '../define';

export default defineExample({
  shows: 'A video that two processes render in parts, and that combineChunks() joins.',
  pages: ['/docs/distributed-rendering'],
  steps: [
    {
      command: 'node main.mjs',
      output: 'main.output.txt',
      makes: [
        {
          file: 'out/countdown.mp4',
          width: 320,
          height: 180,
          videoCodec: 'h264',
          audioCodec: 'aac',
          fps: 30,
          frames: 54,
        },
      ],
    },
    {
      command:
        'npx remotion ffprobe -v error -count_frames -show_entries stream=codec_name,nb_read_frames out/countdown.mp4',
      output: 'frames.output.txt',
    },
  ],
});
