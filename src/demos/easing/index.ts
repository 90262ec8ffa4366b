import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'easing',
  title: 'Easing',
  description:
    'On the left, the selected easing curve with one dot per frame, a playhead on it and a square that moves up with the value. On the right, small versions of all fourteen curves, with the selected one in red.',
  durationInFrames: 76,
  posterFrame: 22,
  controls: {
    curve: select({
      label: 'Curve',
      options: [
        'step0',
        'step1',
        'linear',
        'ease',
        'quad',
        'cubic',
        'poly',
        'sin',
        'circle',
        'exp',
        'elastic',
        'back',
        'bounce',
        'bezier',
      ],
      default: 'back',
    }),
    direction: select({label: 'Direction', options: ['in', 'out', 'inOut'], default: 'out'}),
    power: range({label: 'n of poly', min: 1, max: 10, default: 5}),
    bounciness: range({label: 'bounciness of elastic', min: 0, max: 2, step: 0.25, default: 1}),
    overshoot: range({label: 's of back', min: 0, max: 4, step: 0.1, default: 1.7}),
  },
  load: () => import('./EasingDemo').then((m) => m.EasingDemo),
});
