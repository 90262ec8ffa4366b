import {defineExample} from '../define';

const sound = {audioCodec: 'pcm_s16le', duration: 2};

export default defineExample({
  shows: 'The sound of a composition as a file, beside the video and as a picture.',
  pages: ['/docs/audio/exporting', '/docs/audio/visualization'],
  steps: [
    {
      command: 'npx remotion render Soundtrack out/soundtrack.mp3 --audio-bitrate=128k',
      output: 'mp3.output.txt',
      makes: [{file: 'out/soundtrack.mp3', audioCodec: 'mp3', duration: 2}],
    },
    {
      command:
        'npx remotion render Soundtrack out/soundtrack.mp4 --separate-audio-to=out/soundtrack.wav',
      makes: [
        {file: 'out/soundtrack.mp4', videoCodec: 'h264', audioCodec: null, frames: 60},
        {file: 'out/soundtrack.wav', ...sound},
      ],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_name,sample_rate,channels -of csv out/soundtrack.mp3 && npx remotion ffprobe -v error -show_entries stream=codec_name -of csv out/soundtrack.mp4',
      output: 'probe.output.txt',
      notShown: 'The page has the two commands on lines of their own.',
    },
    {
      command: 'npx remotion still Spectrum out/spectrum-5.png --frame=5',
      makes: [{file: 'out/spectrum-5.png', videoCodec: 'png', width: 320, height: 180}],
    },
    {
      command: 'npx remotion still Spectrum out/spectrum-50.png --frame=50',
      makes: [{file: 'out/spectrum-50.png', videoCodec: 'png', width: 320, height: 180}],
    },
  ],
  notShown: {
    'src/index.ts': 'the entry point, as everywhere',
    'src/Root.tsx': 'registers the composition of the example audio and the one of the page',
  },
});
