import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'player-sizing',
  title: 'The size of the Player',
  description:
    'A composition of 1280 by 720 pixels plays in a dashed container. A red frame shows the box of the Player. If the aspect ratio of the box differs, the video is centered in it. The sizes and the scale are shown on the right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 60,
  source: 'PlayerSizing.tsx',
  controls: {
    style: {
      type: 'select',
      label: 'In style',
      options: ['width', 'height', 'width and height'],
      default: 'width and height',
    },
    width: {
      type: 'range',
      label: 'Container width',
      min: 240,
      max: 800,
      step: 10,
      default: 560,
      unit: 'px',
    },
    height: {
      type: 'range',
      label: 'Container height',
      min: 140,
      max: 460,
      step: 10,
      default: 460,
      unit: 'px',
    },
  },
  load: () => import('./PlayerSizing').then((m) => m.PlayerSizing),
});
