import {color, defineDemo, range, select, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'player-card',
  title: 'A personalized product video',
  description:
    'On the left, the words "Ada, your mug is ready." rise line by line. On the right, the outline of a mug draws itself, fills with color and lands on a round base.',
  durationInFrames: 120,
  posterFrame: 78,
  controls: {
    name: text({label: 'Name', default: 'Ada', maxLength: 12}),
    product: select({label: 'Product', options: ['mug', 'lamp', 'chair'], default: 'mug'}),
    color: color({label: 'Color', default: '#e5402a'}),
    speed: range({label: 'Speed', min: 0.5, max: 3, step: 0.1, default: 1, unit: '×'}),
  },
  load: () => import('./PlayerCard').then((m) => m.PlayerCard),
});
