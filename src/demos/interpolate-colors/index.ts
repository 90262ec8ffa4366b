import {color, defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'interpolate-colors',
  title: 'interpolateColors()',
  description:
    'A large field is filled with the color of the current frame. Below, a strip with a playhead shows the color of every frame, from the first color through the second to the third.',
  durationInFrames: 91,
  posterFrame: 30,
  controls: {
    first: color({label: 'Color at frame 0', default: '#16181d'}),
    second: color({label: 'Middle color', default: '#e5402a'}),
    third: color({label: 'Color at frame 90', default: '#fbe3b0'}),
    middle: range({
      label: 'Frame of the middle color',
      min: 10,
      max: 80,
      default: 50,
      unit: 'frames',
    }),
  },
  load: () => import('./InterpolateColors').then((m) => m.InterpolateColors),
});
