import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'player-premounting',
  title: 'premountFor',
  description:
    'The clip in a video starts at frame 30 and is mounted some frames earlier, as a dashed part of its track shows. It loads while the title plays, so the pause at frame 30 is short or doesn’t happen.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 21,
  source: 'PlayerPremounting.tsx',
  controls: {
    premountFor: {
      type: 'range',
      label: 'premountFor',
      min: 0,
      max: 30,
      step: 1,
      default: 24,
      unit: 'frames',
    },
    loading: {
      type: 'range',
      label: 'Time to load the clip',
      min: 3,
      max: 57,
      step: 3,
      default: 36,
      unit: 'frames',
    },
  },
  load: () => import('./PlayerPremounting').then((m) => m.PlayerPremounting),
});
