import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'reusable-titles',
  title: 'One component, three titles',
  description:
    'Three titles, one below the other, rise and fade in one after the other. Each shows the frame number that its own copy of the component sees.',
  durationInFrames: 120,
  posterFrame: 62,
  controls: {
    delay: range({label: 'Delay between titles', min: 0, max: 45, default: 25, unit: 'frames'}),
  },
  load: () => import('./ReusableTitles').then((m) => m.ReusableTitles),
});
