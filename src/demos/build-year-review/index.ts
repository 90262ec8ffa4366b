import {defineDemo, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'build-year-review',
  title: 'A personal year in review',
  description:
    'The sentence "Ada, this was your year." gives way to a calendar of small squares that fill day by day in shades of red while the number of active days counts up. It ends on the best month.',
  durationInFrames: 210,
  posterFrame: 118,
  clip: {first: 118, last: 209, width: 640},
  controls: {
    name: text({label: 'Name', default: 'Ada', maxLength: 12}),
  },
  load: () => import('./BuildYearReview').then((m) => m.BuildYearReview),
});
