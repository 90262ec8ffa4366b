import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../sound-scene/video';

export default defineDemo({
  ...video,
  id: 'visualize-audio-waveform',
  title: 'visualizeAudioWaveform()',
  description:
    'A smooth red line swings above and below a horizontal axis, with large swings on each beat of the music. The current moment is in the middle. A playhead moves along a strip of eight beats.',
  posterFrame: 34,
  controls: {
    numberOfSamples: range({min: 8, max: 96, step: 4, default: 40}),
    windowInSeconds: range({min: 0.1, max: 2, step: 0.1, default: 0.5, unit: 's'}),
    normalize: toggle({default: false}),
  },
  load: () => import('./VisualizeAudioWaveform').then((m) => m.VisualizeAudioWaveform),
});
