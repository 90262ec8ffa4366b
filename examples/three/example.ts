import {defineExample} from '../define';

export default defineExample({
  shows: 'A 3D scene with a cube, a video as a texture and a model, rendered without a GPU.',
  pages: ['/docs/spline', '/docs/three', '/docs/use-offthread-video-texture'],
  steps: [
    {
      command: 'node guides.mjs',
      notShown: 'runs the commands of all pages',
      makes: [
        {file: 'out/cube.png', width: 1280, height: 720},
        {file: 'out/open.png', width: 1280, height: 720},
        {
          file: 'out/screen.mp4',
          width: 640,
          height: 360,
          videoCodec: 'h264',
          audioCodec: 'aac',
          frames: 20,
        },
      ],
    },
  ],
  notShown: {
    'guides.mjs': 'runs the commands of all pages with one bundle and one browser',
    'src/Root.tsx': 'registers the compositions of all pages',
  },
});
