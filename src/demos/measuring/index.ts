import {defineDemo, range, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'measuring',
  title: 'Measuring DOM nodes',
  description:
    'A line of text in which a highlight grows behind some of the words. The highlight has their measured position and width, which are shown below in pixels of the video, together with the current scale of the video.',
  durationInFrames: 90,
  posterFrame: 45,
  controls: {
    word: text({label: 'Highlighted words', default: 'small print', maxLength: 12}),
    fontSize: range({label: 'Font size', min: 40, max: 64, default: 60, unit: 'px'}),
    letterSpacing: range({
      label: 'Letter spacing',
      min: -2,
      max: 3,
      step: 0.5,
      default: 0,
      unit: 'px',
    }),
  },
  load: () => import('./Measuring').then((m) => m.Measuring),
});
