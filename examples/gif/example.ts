import {defineExample} from '../define';

export default defineExample({
  shows: 'A GIF that loops without a seam, and one that plays once.',
  pages: ['/docs/render-as-gif'],
  steps: [
    {
      command: 'npx remotion render Spinner out/spinner.gif --every-nth-frame=2 --image-format=png',
      output: 'render.output.txt',
      masks: [[/[\d.]+ kB/g, '48.3 kB']],
      makes: [{file: 'out/spinner.gif', width: 240, height: 240, videoCodec: 'gif', duration: 1.6}],
    },
    {
      command:
        'npx remotion ffprobe -v error -count_packets -show_entries stream=codec_name,avg_frame_rate,nb_read_packets,duration -of compact out/spinner.gif',
      output: 'ffprobe.output.txt',
    },
    {
      command: 'node render.mjs',
      makes: [{file: 'out/once.gif', width: 240, height: 240, videoCodec: 'gif', duration: 1.6}],
    },
  ],
  notShown: {'src/index.ts': 'the entry point, as everywhere'},
});
