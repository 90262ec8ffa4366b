import {defineDemo, range, select, toggle} from '../../../features/demos/defineDemo';
import {video} from '../sound-scene/video';

export default defineDemo({
  ...video,
  id: 'get-waveform-portion',
  title: 'getWaveformPortion()',
  description:
    'A row of bars shows how loud a piece of music is from start to end, with a peak on each beat. The part that has been played is red, and the rest is gray.',
  posterFrame: 70,
  controls: {
    startTimeInSeconds: range({min: 0, max: 3, step: 0.5, default: 0, unit: 's'}),
    durationInSeconds: range({min: 0.5, max: 6, step: 0.5, default: 4, unit: 's'}),
    numberOfSamples: range({min: 8, max: 120, step: 8, default: 64}),
    outputRange: select({options: ['zero-to-one', 'minus-one-to-one'], default: 'zero-to-one'}),
    normalize: toggle({default: true}),
  },
  load: () => import('./GetWaveformPortion').then((m) => m.GetWaveformPortion),
});
