import {defineDemo} from '../defineDemo';
import {video} from '../sound-scene/tune';

export default defineDemo({
  ...video,
  id: 'visualize-audio',
  title: 'visualizeAudio()',
  description:
    'A row of bars, one for each band of frequencies, low ones on the left. The bars on the left jump with every beat, those on the right between the beats. A playhead moves along a strip of eight beats.',
  posterFrame: 53,
  source: 'VisualizeAudio.tsx',
  controls: {
    numberOfSamples: {
      type: 'select',
      label: 'numberOfSamples',
      options: ['8', '16', '32', '64'],
      default: '32',
    },
    smoothing: {type: 'toggle', label: 'smoothing', default: true},
    height: {
      type: 'select',
      label: 'Height of the bars',
      options: ['decibels', 'amplitude'],
      default: 'decibels',
    },
  },
  load: () => import('./VisualizeAudio').then((m) => m.VisualizeAudio),
});
