import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'player-premounting',
  title: 'premountFor',
  description:
    'The clip in a video starts at frame 30 and is mounted some frames earlier, as a dashed part of its track shows. It loads while the title plays, so the pause at frame 30 is short or doesn’t happen.',
  durationInFrames: 150,
  posterFrame: 21,
  controls: {
    premountFor: range({min: 0, max: 30, default: 24, unit: 'frames'}),
    loading: range({
      label: 'Time to load the clip',
      min: 3,
      max: 57,
      step: 3,
      default: 36,
      unit: 'frames',
    }),
  },
  load: () => import('./PlayerPremounting').then((m) => m.PlayerPremounting),
});
