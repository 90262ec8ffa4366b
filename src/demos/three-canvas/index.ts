import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'three-canvas',
  title: '<ThreeCanvas>',
  description:
    'A 3D cube grows during the first 20 frames and rotates around its vertical axis. The light comes from the top right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 30,
  source: 'Cube.tsx',
  controls: {
    turns: {type: 'range', label: 'turns', min: 0, max: 3, step: 0.25, default: 1},
    roughness: {type: 'range', label: 'roughness', min: 0, max: 1, step: 0.05, default: 0.5},
    wireframe: {type: 'toggle', label: 'wireframe', default: false},
  },
  load: () => import('./Cube').then((m) => m.Cube),
});
