import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'three-canvas',
  title: '<ThreeCanvas>',
  description:
    'A 3D cube grows during the first 20 frames and rotates around its vertical axis. The light comes from the top right.',
  durationInFrames: 90,
  posterFrame: 30,
  controls: {
    turns: range({min: 0, max: 3, step: 0.25, default: 1}),
    roughness: range({min: 0, max: 1, step: 0.05, default: 0.5}),
    wireframe: toggle({default: false}),
  },
  load: () => import('./Cube').then((m) => m.Cube),
});
