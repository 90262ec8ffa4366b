import {video} from '../audio-stage/sound';
import {defineDemo} from '../defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-volume',
  title: 'A volume curve',
  description:
    'The wave of a file with four notes. Below, the same wave in the composition grows from nothing, reaches its full height and shrinks again, under a dashed curve of the volume. A playhead moves across.',
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
    level: {type: 'range', label: 'Volume between', min: 0, max: 1, step: 0.05, default: 1},
  },
  load: () => import('./AudioVolume').then((m) => m.AudioVolume),
});
