import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'build-captions',
  title: 'Captions, word by word',
  description:
    'A red sun stands over a sea of thin moving lines. Large captions appear a few words at a time, and the word that is being spoken is highlighted.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 210,
  posterFrame: 118,
  clip: {first: 118, last: 209, width: 640},
  source: 'BuildCaptions.tsx',
  load: () => import('./BuildCaptions').then((m) => m.BuildCaptions),
});
