import {defineExample} from '../define';

export default defineExample({
  shows: 'The first guides of the sidebar work in sequence, even if each replaces src/Root.tsx.',
  pages: [],
  steps: [],
  follows: {
    pages: [
      'docs/getting-started.mdx',
      'docs/the-fundamentals.mdx',
      'docs/animating-properties.mdx',
      'docs/reusability.mdx',
    ],
    root: 'replace',
    makes: [
      {file: 'my-video/out/hello.mp4', width: 1280, height: 720, fps: 30, frames: 90},
      {file: 'my-video/out/last.png', width: 1080, height: 1080},
      {file: 'my-video/out/departure-0.png', width: 1280, height: 720},
      {file: 'my-video/out/departure-66.png', width: 1280, height: 720},
    ],
  },
});
