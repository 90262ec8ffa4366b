import {defineExample} from '../define';

export default defineExample({
  shows: 'A video on a slow server, which times out, and the same video after a download.',
  pages: ['/docs/miscellaneous/pexels'],
  ports: [5750],
  steps: [
    {command: 'node server.mjs', until: /Listening/, notShown: 'stands in for Pexels'},
    {
      command: 'node download.mjs out/public/clips http://localhost:5750/5182920.mp4',
      output: 'download.output.txt',
      notShown: 'downloads from the local server',
    },
    {
      command: 'npx remotion bundle --public-dir=out/public --out-dir=out/site',
      notShown: 'the example bundles only once',
    },
    {
      command: `npx remotion still out/site Clip out/wrong.png --timeout=7000 --props='{"src": "http://localhost:5750/throttled/5182920.mp4"}'`,
      exitCode: 1,
      output: 'throttled.output.txt',
      masks: [
        // Positions in the code of installed packages, and the progress of the download.
        [/^(?:\d+ │|at (?!src)|Downloading assets|↓).*$/gm, '…'],
      ],
      notShown: 'renders from the local server',
    },
    {
      command: 'npx remotion still out/site Clip out/clip.png',
      makes: [{file: 'out/clip.png', width: 320, height: 180}],
      notShown: 'renders from the bundle',
    },
  ],
  notShown: {
    'server.mjs': 'stands in for Pexels',
    'throttled.output.txt': 'names the local server instead of Pexels',
    'download.output.txt': 'names the local folder',
  },
});
