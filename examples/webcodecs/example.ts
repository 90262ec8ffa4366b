import {defineExample} from '../define';

const test = 'makes a file for the tests, where the page says to select a video';
const clip = '../player-guides/public/clip.mp4';

export default defineExample({
  shows: 'The guides on WebCodecs in a Vite app, which a browser opens with generated videos.',
  pages: [
    '/docs/media-parser/webcodecs',
    '/docs/media-parser/workers',
    '/docs/webcodecs/convert-a-video',
    '/docs/webcodecs/fix-mediarecorder-video',
    '/docs/webcodecs/pause-resume-abort',
    '/docs/webcodecs/resample-audio-16khz',
    '/docs/webcodecs/resize-a-video',
    '/docs/webcodecs/rotate-a-video',
    '/docs/webcodecs/track-transformation',
  ],
  steps: [
    {command: 'npx vite build', notShown: 'readers build their apps as before'},
    {command: 'mkdir out', notShown: 'is for the files below'},
    {
      // Without an edit list, the audio starts at 0 seconds, as in the videos that Remotion renders.
      command: `npx remotion ffmpeg -v error -i ${clip} -t 1 -vf scale=1280:720 -c:v libx264 -preset ultrafast -c:a aac -use_editlist 0 -y out/hello.mp4`,
      notShown: test,
      makes: [
        {file: 'out/hello.mp4', width: 1280, height: 720, videoCodec: 'h264', audioCodec: 'aac'},
      ],
    },
    {
      command:
        'npx remotion ffmpeg -v error -display_rotation 90 -i out/hello.mp4 -c copy -use_editlist 0 -y out/phone.mp4',
      notShown: test,
      makes: [{file: 'out/phone.mp4', videoCodec: 'h264'}],
    },
    {
      command: `npx remotion ffmpeg -v error -i ${clip} -t 1 -c:v libx264 -preset ultrafast -c:a aac -y out/early.mp4`,
      notShown: test,
      makes: [{file: 'out/early.mp4', videoCodec: 'h264'}],
    },
    {
      command: `npx remotion ffmpeg -v error -i ${clip} -t 1 -c:v libvpx -deadline realtime -c:a libopus -y out/clip.webm`,
      notShown: test,
      makes: [{file: 'out/clip.webm', videoCodec: 'vp8', audioCodec: 'opus'}],
    },
    {
      command: `npx remotion ffmpeg -v error -stream_loop 9 -i ${clip} -vf scale=1280:720 -c:v libx264 -preset ultrafast -an -y out/long.mp4`,
      notShown: test,
      makes: [{file: 'out/long.mp4', duration: 30}],
    },
    {
      command: 'npx remotion ffmpeg -v error -i out/hello.mp4 -ar 16000 -ac 1 -y out/talk.wav',
      notShown: 'has the paths of the test, where the page has talk.mp4 and talk.wav',
      makes: [{file: 'out/talk.wav', audioCodec: 'pcm_s16le'}],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_name,sample_rate,channels -of compact out/talk.wav',
      output: 'probe.output.txt',
      notShown: 'has the path of the test, where the page has talk.wav',
    },
  ],
  notShown: {
    'vite.config.ts': 'also has the plugin for React; the page shows the option for the worker',
    'index.html': 'comes with the template of Vite',
    'src/main.tsx':
      'shows the component that the URL names, and exposes the functions to the tests',
  },
});
