import {defineDemo} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'build-chart',
  title: 'A chart from data',
  description:
    'A bar chart race of drinks sold at a kiosk: five bars grow over the months of a year and overtake each other, one of them in red.',
  durationInFrames: 210,
  posterFrame: 110,
  clip: {first: 110, last: 209, width: 640},
  load: () => import('./BuildChart').then((m) => m.BuildChart),
});
