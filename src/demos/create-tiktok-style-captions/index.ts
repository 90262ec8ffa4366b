import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'create-tiktok-style-captions',
  title: 'createTikTokStyleCaptions()',
  description:
    'A sentence appears in large letters, a few words at a time, and the word that is being spoken is red. Below, a time axis in milliseconds shows all words, with the pages that they belong to underneath.',
  durationInFrames: 114,
  posterFrame: 50,
  controls: {
    combineTokensWithinMilliseconds: range({
      min: 0,
      max: 3000,
      step: 100,
      default: 800,
      unit: 'ms',
    }),
    spaces: toggle({label: 'Words start with a space', default: true}),
  },
  load: () => import('./CreateTikTokStyleCaptions').then((m) => m.CreateTikTokStyleCaptions),
});
