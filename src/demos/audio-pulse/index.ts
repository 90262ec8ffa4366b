import {defineDemo} from '../defineDemo';
import {video} from '../sound-scene/tune';

export default defineDemo({
  ...video,
  id: 'audio-pulse',
  title: 'A logo that beats with the bass',
  description:
    'A round red logo grows with every beat of the music and shrinks back to its original size, which a dashed circle marks. A playhead moves along a strip of eight beats.',
  posterFrame: 46,
  source: 'AudioPulse.tsx',
  controls: {
    amount: {type: 'range', label: 'Amount', min: 0, max: 3, step: 0.1, default: 1.5},
    smoothing: {type: 'toggle', label: 'smoothing', default: true},
  },
  load: () => import('./AudioPulse').then((m) => m.AudioPulse),
});
