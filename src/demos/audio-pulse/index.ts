import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../sound-scene/video';

export default defineDemo({
  ...video,
  id: 'audio-pulse',
  title: 'A logo that beats with the bass',
  description:
    'A round red logo grows with every beat of the music and shrinks back to its original size, which a dashed circle marks. A playhead moves along a strip of eight beats.',
  posterFrame: 46,
  controls: {
    amount: range({label: 'Amount', min: 0, max: 3, step: 0.1, default: 1.5}),
    smoothing: toggle({default: true}),
  },
  load: () => import('./AudioPulse').then((m) => m.AudioPulse),
});
