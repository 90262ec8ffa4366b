import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'player-events',
  title: 'Player events',
  description:
    'A video plays, seeks to another frame and pauses. Six rows show when the Player emits each event: play and pause once for each change, seeked on the seek, timeupdate four times per second and frameupdate on each frame.',
  durationInFrames: 150,
  posterFrame: 104,
  controls: {
    seekTo: range({min: 0, max: 140, step: 5, default: 90, unit: 'frames'}),
  },
  load: () => import('./PlayerEvents').then((m) => m.PlayerEvents),
});
