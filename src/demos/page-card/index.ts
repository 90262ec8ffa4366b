import {defineDemo, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'page-card',
  title: 'Social image of a page',
  description:
    'The title of a page above a strip of frames, in which a square jumps and a playhead marks one frame.',
  width: 1200,
  height: 630,
  durationInFrames: 1,
  posterFrame: 0,
  controls: {
    kicker: text({label: 'Kind of page', default: 'Docs', maxLength: 40}),
    title: text({label: 'Title', default: 'The fundamentals', maxLength: 80}),
    seed: text({label: 'Seed of the frame', default: 'docs', maxLength: 80}),
  },
  load: () => import('./PageCard').then((m) => m.PageCard),
});
