import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'player-events',
  title: 'Events of the Player',
  description:
    'A video plays, is sought to another frame and is paused. Six rows show when the Player sends each event: play and pause once for each change, seeked at the seek, timeupdate four times per second, frameupdate with each frame.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 104,
  source: 'PlayerEvents.tsx',
  controls: {
    seekTo: {
      type: 'range',
      label: 'seekTo',
      min: 0,
      max: 140,
      step: 5,
      default: 90,
      unit: 'frames',
    },
  },
  load: () => import('./PlayerEvents').then((m) => m.PlayerEvents),
});
