import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'freeze',
  title: '<Freeze>',
  description:
    'A ball flies along an arc, shown twice. On the left, it follows the current frame. On the right, it stops at the frozen frame. Below, a timeline marks the frozen frame and the current frame.',
  durationInFrames: 90,
  posterFrame: 66,
  controls: {
    frozen: range({label: 'frame', min: 0, max: 89, default: 30, unit: 'frames'}),
    active: select({
      options: ['always', 'from that frame on', 'in the first second', 'never'],
      default: 'always',
    }),
  },
  load: () => import('./FreezeDemo').then((m) => m.FreezeDemo),
});
