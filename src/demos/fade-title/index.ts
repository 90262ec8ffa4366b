import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'fade-title',
  title: 'A title that fades in',
  description:
    'A title fades in over the first frames. Below, the opacity on the current frame is shown as a number and as a bar that grows with it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 15,
  source: 'FadeTitle.tsx',
  controls: {
    text: {type: 'text', label: 'Text', default: 'Hello World', maxLength: 14},
    fadeInFrames: {
      type: 'range',
      label: 'Fade duration',
      min: 1,
      max: 80,
      step: 1,
      default: 30,
      unit: 'frames',
    },
  },
  load: () => import('./FadeTitle').then((m) => m.FadeTitle),
});
