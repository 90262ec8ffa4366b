import {video} from '../audio-stage/sound';
import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-volume',
  title: 'A volume curve',
  description:
    'The waveform of a file with four notes. Below, the same waveform in the composition grows from nothing to its full height and shrinks again, following a dashed volume curve. A playhead moves across it.',
  posterFrame: 38,
  controls: {
    fadeIn: range({label: 'Fade-in', min: 0, max: 60, default: 20, unit: 'frames'}),
    fadeOut: range({label: 'Fade-out', min: 0, max: 60, default: 20, unit: 'frames'}),
    level: range({label: 'Volume between fades', min: 0, max: 1, step: 0.05, default: 1}),
  },
  load: () => import('./AudioVolume').then((m) => m.AudioVolume),
});
