import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'interpolate-styles',
  title: 'interpolateStyles()',
  description:
    'A red disc moves from left to right and becomes a dark, rotated square in the middle and a gray square at the end. Its transform, color and corner radius on the current frame are shown above.',
  durationInFrames: 120,
  posterFrame: 46,
  controls: {
    radius: range({
      label: 'borderRadius in the middle',
      min: 0,
      max: 50,
      step: 5,
      default: 15,
      unit: '%',
    }),
    angle: range({
      label: 'rotate() in the middle',
      min: -180,
      max: 180,
      step: 15,
      default: 45,
      unit: '°',
    }),
    easing: select({
      options: ['none', 'Easing.inOut(Easing.cubic)', 'Easing.bounce'],
      default: 'none',
    }),
    extrapolateRight: select({options: ['clamp', 'extend'], default: 'clamp'}),
  },
  load: () => import('./InterpolateStylesDemo').then((m) => m.InterpolateStylesDemo),
});
