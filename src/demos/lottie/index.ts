import {defineDemo, range, select, toggle} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'lottie',
  title: '<Lottie>',
  description:
    'A square with rounded corners grows, rotates by 90 degrees and shrinks again within 60 frames. If the animation loops, it starts over. Otherwise, it stays in its final state.',
  durationInFrames: 120,
  posterFrame: 24,
  controls: {
    playbackRate: range({min: 0.25, max: 3, step: 0.25, default: 1}),
    loop: toggle({default: true}),
    direction: select({options: ['forward', 'backward'], default: 'forward'}),
  },
  load: () => import('./Badge').then((m) => m.Badge),
});
