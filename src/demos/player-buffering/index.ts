import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'player-buffering',
  title: 'The buffer state',
  description:
    'A video plays until its clip begins at frame 30. While the clip loads, the playhead stands still, a spinner turns, and the curve of frame over time is level. When the clip is there, the video goes on.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 54,
  source: 'PlayerBuffering.tsx',
  controls: {
    pauseWhenBuffering: {type: 'toggle', label: 'pauseWhenBuffering', default: true},
    loading: {
      type: 'range',
      label: 'Time to load the clip',
      min: 3,
      max: 57,
      step: 3,
      default: 42,
      unit: 'frames',
    },
  },
  load: () => import('./PlayerBuffering').then((m) => m.PlayerBuffering),
});
