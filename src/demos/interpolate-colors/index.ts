import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'interpolate-colors',
  title: 'interpolateColors()',
  description:
    'A large field is filled with the color of the current frame. Below, a strip with a playhead shows the color of every frame, from the first color through the second to the third.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 91,
  posterFrame: 30,
  source: 'InterpolateColors.tsx',
  controls: {
    first: {type: 'color', label: 'Color at frame 0', default: '#16181d'},
    second: {type: 'color', label: 'Middle color', default: '#e5402a'},
    third: {type: 'color', label: 'Color at frame 90', default: '#fbe3b0'},
    middle: {
      type: 'range',
      label: 'Frame of the middle color',
      min: 10,
      max: 80,
      step: 1,
      default: 50,
      unit: 'frames',
    },
  },
  load: () => import('./InterpolateColors').then((m) => m.InterpolateColors),
});
