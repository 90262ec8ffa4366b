import {defineExample} from '../define';

export default defineExample({
  shows: 'A video file in a composition: shown, trimmed, placed in time, faster.',
  pages: ['/docs/miscellaneous/video-formats', '/docs/videos'],
  steps: [
    {
      command: 'npx remotion render Counter public/clip.mp4 --muted',
      makes: [{file: 'public/clip.mp4', width: 1280, height: 720, frames: 120, audioCodec: null}],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_type,codec_name,pix_fmt -of compact public/clip.mp4',
      output: 'clip.output.txt',
    },
    {
      command: 'npx remotion still Clip out/clip-0.png --frame=0',
      makes: [{file: 'out/clip-0.png'}],
    },
    {
      command: 'npx remotion still Clip out/clip-10.png --frame=10',
      makes: [{file: 'out/clip-10.png', width: 1280, height: 720}],
    },
  ],
  notShown: {'src/Root.tsx': 'it registers compositions as in every project'},
});
