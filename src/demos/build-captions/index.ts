import {defineDemo} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'build-captions',
  title: 'Captions, word by word',
  description:
    'A red sun stands over a sea of thin moving lines. Large captions appear a few words at a time, and the word that is being spoken is highlighted.',
  durationInFrames: 210,
  posterFrame: 118,
  clip: {first: 118, last: 209, width: 640},
  load: () => import('./BuildCaptions').then((m) => m.BuildCaptions),
});
