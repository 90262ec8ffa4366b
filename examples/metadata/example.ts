import {defineExample} from '../define';

export default defineExample({
  shows: 'Title, artist and other tags in a video file, and how to read them back.',
  pages: ['/docs/metadata'],
  steps: [
    {
      command:
        'npx remotion render Trailer out/tagged.mp4 --metadata title="Night train" --metadata artist="Studio Nord"',
      makes: [{file: 'out/tagged.mp4', videoCodec: 'h264', frames: 15}],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries format_tags=title,artist,comment -of default=noprint_wrappers=1 out/tagged.mp4',
      output: 'ffprobe.output.txt',
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries format_tags=title,artist,comment -of json out/tagged.mp4',
      notShown: 'a sentence names the option for programs',
    },
    {command: 'node render.mjs', makes: [{file: 'out/trailer.mp4', frames: 15}]},
  ],
  notShown: {
    'src/index.ts': 'the entry point, as everywhere',
    'src/Root.tsx': 'a title card; any composition will do',
  },
});
