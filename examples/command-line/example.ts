import {defineExample, studioIsReady} from '../define';

export default defineExample({
  shows: 'What the commands print, in a project with a video and a still.',
  pages: [
    '/docs/cli',
    '/docs/cli/benchmark',
    '/docs/cli/browser',
    '/docs/cli/browser/ensure',
    '/docs/cli/bundle',
    '/docs/cli/compositions',
    '/docs/cli/ffmpeg',
    '/docs/cli/ffprobe',
    '/docs/cli/help',
    '/docs/cli/render',
    '/docs/cli/still',
    '/docs/cli/studio',
    '/docs/cli/upgrade',
    '/docs/enametoolong',
    '/docs/hardware-acceleration',
    '/docs/studio',
  ],
  ports: [3311],
  steps: [
    {
      command: 'npx remotion studio --port=3311 --no-open',
      until: studioIsReady,
      output: 'studio.output.txt',
      masks: [[/localhost:\d+.*/, 'localhost:3000']],
    },
    {
      command: 'curl -s -o /dev/null -w "%{http_code}\\n" http://localhost:3311/MyVideo',
      output: 'status.output.txt',
      notShown: 'the page uses the default port, which other examples use too',
    },
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {
      command: 'npx remotion render MyVideo out/trailer.mp4 --props=props.json --crf=23',
      output: 'render.output.txt',
      masks: [[/[\d.]+ kB/g, '1.0 kB']],
      makes: [{file: 'out/trailer.mp4', width: 640, height: 360, videoCodec: 'h264', frames: 45}],
    },
    {
      command: 'npx remotion still MyVideo out/card.png --frame=30',
      output: 'still.output.txt',
      makes: [{file: 'out/card.png', width: 640, height: 360, videoCodec: 'png'}],
    },
    {
      command: 'npx remotion benchmark MyVideo --frames=0-9 --runs=2 --concurrencies=1,2',
      output: 'benchmark.output.txt',
      masks: [
        [/[\d.]+s(?= (?:±|\.\.\.))|(?<=(?:±|\.\.\.) )[\d.]+s/g, '1s'],
        [/[ \t]+(?=2 runs$)/gm, '   '],
      ],
    },
    {
      command: 'npx remotion bundle --out-dir=out/site 2>&1 | grep -v Recommended:',
      output: 'bundle.output.txt',
      notShown:
        'the page omits `grep`, which leaves out a question about the folder of this repository',
      makes: [{file: 'out/site/index.html'}],
    },
    {
      command:
        'npx remotion render out/site MyVideo out/video.mp4 --frames=0-9 --hardware-acceleration=if-possible --log=verbose 2>&1 | grep -o ".stitchFramesToVideo().*hardware accelerated.*"',
      output: 'encoder.output.txt',
      makes: [{file: 'out/video.mp4', videoCodec: 'h264', frames: 10}],
      masks: [[/Encoder: .*/g, 'Encoder: libx264, hardware accelerated: false']],
      notShown: 'the page renders without a bundle and all frames, and omits `grep`',
    },
    {
      command: 'npx remotion help',
      output: 'help.output.txt',
      masks: [[/© \d+/g, '© 2026']],
    },
    {
      command: 'npx remotion ffmpeg -version | grep -A 1 ^ffmpeg',
      output: 'ffmpeg.output.txt',
      masks: [[/^built with .*/gm, 'built with gcc 7 (GCC)']],
      notShown: 'the page omits `grep`, which leaves out the long list of settings',
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries format=duration:stream=codec_name,width,height,r_frame_rate -of json public/clip.mp4',
      output: 'ffprobe.output.txt',
    },
    {command: 'npx remotion browser', output: 'browser.output.txt'},
    {
      command:
        'npx remotion browser ensure --browser-executable="$CHROMIUM_PATH" | sed "s|$CHROMIUM_PATH|/usr/bin/chromium|"',
      output: 'ensure.output.txt',
      notShown: 'the page shows the usual path of Chromium',
    },
    {
      command: 'node upgrade.mjs',
      output: 'upgrade.output.txt',
      notShown: 'runs the command of the page in a new project',
    },
    {
      command: `node -p "Buffer.byteLength('Opening night.mp4')"`,
      output: 'bytes.output.txt',
    },
  ],
  notShown: {
    'src/Root.tsx': 'a video and a still with a title; any project will do',
    'upgrade.mjs': 'runs the command of the page in a new project',
  },
});
