import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'hero',
  title: 'Code turns into frames',
  description:
    'The words "One function, 150 frames." fade in and rise. Below them a rounded square jumps and turns along a strip of frames and leaves the outline of every sixth frame behind; a playhead moves through the square.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 118,
  source: 'Hero.tsx',
  load: () => import('./Hero').then((m) => m.Hero),
});
