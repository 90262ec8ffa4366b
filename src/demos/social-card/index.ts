import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'social-card',
  title: 'Social preview of the site',
  description:
    'The words "Make videos programmatically" above a red square that jumps along a strip of frames and leaves outlines of its earlier frames behind.',
  width: 1200,
  height: 630,
  durationInFrames: 1,
  posterFrame: 0,
  load: () => import('./SocialCard').then((m) => m.SocialCard),
});
