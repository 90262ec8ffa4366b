import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'player-buffering',
  title: 'The buffer state',
  description:
    'A video plays until its clip starts at frame 30. While the clip loads, the playhead stops, a spinner turns, and the curve of frames over time is flat. Once the clip has loaded, the video continues.',
  durationInFrames: 150,
  posterFrame: 54,
  controls: {
    pauseWhenBuffering: toggle({default: true}),
    loading: range({
      label: 'Time to load the clip',
      min: 3,
      max: 57,
      step: 3,
      default: 42,
      unit: 'frames',
    }),
  },
  load: () => import('./PlayerBuffering').then((m) => m.PlayerBuffering),
});
