import {video} from '../audio-stage/sound';
import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-speed',
  title: 'Changing the speed of a sound',
  description:
    'The waveform of a file with four notes. In the composition below, the same waveform is narrower because it plays one and a half times as fast. The playhead in the file moves faster too.',
  posterFrame: 24,
  controls: {
    playbackRate: range({min: 0.25, max: 4, step: 0.25, default: 1.5}),
    trimBefore: range({min: 0, max: 45, default: 0, unit: 'frames'}),
  },
  load: () => import('./AudioSpeed').then((m) => m.AudioSpeed),
});
