import {defineExample} from '../define';

export default defineExample({
  shows: 'A video with data of an API that runs on the same machine.',
  pages: ['/docs/data-fetching'],
  ports: [4000],
  steps: [
    {command: 'node api.mjs', until: /Listening/, output: 'api.output.txt'},
    {command: 'node render-sales.mjs', makes: [{file: 'out/south.mp4', frames: 90}]},
    {
      command: 'npx remotion render Sales out/north.mp4',
      makes: [{file: 'out/north.mp4', frames: 90}],
    },
    {
      command: `npx remotion still Sales out/south.png --props='{"region": "south"}' --frame=45`,
      makes: [{file: 'out/south.png', width: 1280, height: 720}],
    },
    {
      command: `npx remotion still Sales out/east.png --props='{"region": "east"}'`,
      exitCode: 1,
    },
  ],
});
