import {defineDemo, range, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'fade-title',
  title: 'A title that fades in',
  description:
    'A title fades in over the first frames. Below, the opacity on the current frame is shown as a number and as a bar that grows with it.',
  durationInFrames: 90,
  posterFrame: 15,
  controls: {
    text: text({label: 'Text', default: 'Hello World', maxLength: 14}),
    fadeInFrames: range({label: 'Fade duration', min: 1, max: 80, default: 30, unit: 'frames'}),
  },
  load: () => import('./FadeTitle').then((m) => m.FadeTitle),
});
