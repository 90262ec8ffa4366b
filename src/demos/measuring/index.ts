import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'measuring',
  title: 'Measuring DOM nodes',
  description:
    'A line of text in which a highlight grows behind some of the words. The highlight has their measured position and width, which are shown below in pixels of the video, together with the current scale of the video.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 45,
  source: 'Measuring.tsx',
  controls: {
    word: {type: 'text', label: 'Highlighted words', default: 'small print', maxLength: 12},
    fontSize: {
      type: 'range',
      label: 'Font size',
      min: 40,
      max: 64,
      step: 1,
      default: 60,
      unit: 'px',
    },
    letterSpacing: {
      type: 'range',
      label: 'Letter spacing',
      min: -2,
      max: 3,
      step: 0.5,
      default: 0,
      unit: 'px',
    },
  },
  load: () => import('./Measuring').then((m) => m.Measuring),
});
