import {color, defineDemo, range, text} from '../../../features/demos/defineDemo';

// The code of this folder is in learn/2022-12-22-apple-wow.mdx, with the colors of the light theme: change both.
export default defineDemo({
  id: 'apple-wow',
  title: 'A word that goes off like a firework',
  description:
    'A red spark rises to the middle of the frame and bursts. The letters of the word Wow spring out one after another while streaks and red comets fly out behind them, almost stand still in slow motion and then shrink away.',
  durationInFrames: 120,
  posterFrame: 60,
  controls: {
    word: text({label: 'Word', default: 'Wow', maxLength: 8}),
    color: color({label: 'Spark color', default: '#e5402a'}),
    rays: range({label: 'Rays', min: 8, max: 48, step: 4, default: 32}),
    speed: range({
      label: 'Speed after the burst',
      min: 0.1,
      max: 1,
      step: 0.05,
      default: 0.3,
      unit: '×',
    }),
  },
  load: () => import('./AppleWow').then((m) => m.AppleWow),
});
