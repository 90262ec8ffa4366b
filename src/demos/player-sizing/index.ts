import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'player-sizing',
  title: 'The size of the Player',
  description:
    'A composition of 1280 by 720 pixels plays in a dashed container. A red frame shows the box of the Player. If the aspect ratio of the box differs, the video is centered in it. The sizes and the scale are shown on the right.',
  durationInFrames: 90,
  posterFrame: 60,
  controls: {
    style: select({
      label: 'In style',
      options: ['width', 'height', 'width and height'],
      default: 'width and height',
    }),
    width: range({
      label: 'Container width',
      min: 240,
      max: 800,
      step: 10,
      default: 560,
      unit: 'px',
    }),
    height: range({
      label: 'Container height',
      min: 140,
      max: 460,
      step: 10,
      default: 460,
      unit: 'px',
    }),
  },
  load: () => import('./PlayerSizing').then((m) => m.PlayerSizing),
});
