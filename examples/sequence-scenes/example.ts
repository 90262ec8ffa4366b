import {defineExample} from '../define';

export default defineExample({
  shows:
    'Guides that add components to one project don’t get in each other’s way: what they render, and the types of all files.',
  pages: [],
  steps: [],
  follows: {
    pages: [
      'docs/transitioning.mdx',
      'docs/layers.mdx',
      'docs/fonts.mdx',
      'docs/render-as-gif.mdx',
    ],
    canDownload: true,
    makes: [
      {file: 'my-video/out/fade.png', width: 1280, height: 720},
      {file: 'my-video/out/circle.png', width: 1280, height: 720},
      {file: 'my-video/out/title.png', width: 1280, height: 720},
      {
        file: 'my-video/out/spinner.gif',
        width: 240,
        height: 240,
        videoCodec: 'gif',
        duration: 1.6,
      },
      {file: 'my-video/out/once.gif', videoCodec: 'gif', duration: 1.6},
    ],
  },
});
