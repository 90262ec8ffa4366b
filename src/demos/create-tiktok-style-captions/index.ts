import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'create-tiktok-style-captions',
  title: 'createTikTokStyleCaptions()',
  description:
    'A sentence appears in large letters, a few words at a time, and the word that is being spoken is red. Below, a time axis in milliseconds shows all words, with the pages that they belong to underneath.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 114,
  posterFrame: 50,
  source: 'CreateTikTokStyleCaptions.tsx',
  controls: {
    combineTokensWithinMilliseconds: {
      type: 'range',
      label: 'combineTokensWithinMilliseconds',
      min: 0,
      max: 3000,
      step: 100,
      default: 800,
      unit: 'ms',
    },
    spaces: {type: 'toggle', label: 'Words start with a space', default: true},
  },
  load: () => import('./CreateTikTokStyleCaptions').then((m) => m.CreateTikTokStyleCaptions),
});
