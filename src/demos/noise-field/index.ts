import {defineDemo, range, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'noise-field',
  title: 'Noise field',
  description:
    'A field of short strokes like grass in the wind. Neighboring strokes point in similar directions, and the directions change smoothly from frame to frame. Strokes that lean strongly are red.',
  durationInFrames: 150,
  posterFrame: 40,
  controls: {
    seed: text({default: 'wind', maxLength: 16}),
    zoom: range({label: 'Distance per stroke', min: 0.01, max: 0.3, step: 0.01, default: 0.08}),
    speed: range({label: 'Distance per frame', min: 0, max: 0.06, step: 0.005, default: 0.015}),
  },
  load: () => import('./NoiseField').then((m) => m.NoiseField),
});
