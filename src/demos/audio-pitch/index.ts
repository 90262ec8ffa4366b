import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  durationInFrames: 60,
  id: 'audio-pitch',
  title: 'toneFrequency',
  description:
    'Two wavy lines of the same length, one above the other: 20 milliseconds of the file and 20 milliseconds of the render, whose waves are narrower because the pitch is higher. Both change with each of the four notes.',
  posterFrame: 8,
  controls: {
    toneFrequency: range({min: 0.25, max: 2, step: 0.05, default: 1.5}),
  },
  load: () => import('./AudioPitch').then((m) => m.AudioPitch),
});
