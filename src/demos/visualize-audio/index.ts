import {defineDemo, select, toggle} from '../../../features/demos/defineDemo';
import {video} from '../sound-scene/video';

export default defineDemo({
  ...video,
  id: 'visualize-audio',
  title: 'visualizeAudio()',
  description:
    'A row of bars, one for each frequency band, with low frequencies on the left. The bars on the left jump on every beat, and the bars on the right jump between the beats. A playhead moves along a strip of eight beats.',
  posterFrame: 53,
  controls: {
    numberOfSamples: select({options: ['8', '16', '32', '64'], default: '32'}),
    smoothing: toggle({default: true}),
    height: select({label: 'Bar height', options: ['decibels', 'amplitude'], default: 'decibels'}),
  },
  load: () => import('./VisualizeAudio').then((m) => m.VisualizeAudio),
});
