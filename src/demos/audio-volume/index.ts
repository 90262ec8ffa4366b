import {video} from '../audio-stage/sound';
import {defineDemo} from '../defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-volume',
  title: 'A volume curve',
  description:
    'The waveform of a file with four notes. Below, the same waveform in the composition grows from nothing to its full height and shrinks again, following a dashed volume curve. A playhead moves across it.',
  posterFrame: 38,
  source: 'AudioVolume.tsx',
  controls: {
    fadeIn: {
      type: 'range',
      label: 'Fade-in',
      min: 0,
      max: 60,
      step: 1,
      default: 20,
      unit: 'frames',
    },
    fadeOut: {
      type: 'range',
      label: 'Fade-out',
      min: 0,
      max: 60,
      step: 1,
      default: 20,
      unit: 'frames',
    },
    level: {type: 'range', label: 'Volume between fades', min: 0, max: 1, step: 0.05, default: 1},
  },
  load: () => import('./AudioVolume').then((m) => m.AudioVolume),
});
