import {video} from '../audio-stage/sound';
import {defineDemo} from '../defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-order',
  title: 'Trim, speed, volume, loop and delay combined',
  description:
    'The waveform of a file with four notes, part of which is dark. In the composition below, the dark part starts later, plays at half speed and fades out. Playheads move across both.',
  posterFrame: 34,
  source: 'AudioOrder.tsx',
  controls: {
    from: {
      type: 'range',
      label: 'from',
      min: 0,
      max: 60,
      step: 1,
      default: 15,
      unit: 'frames',
    },
    trimBefore: {
      type: 'range',
      label: 'trimBefore',
      min: 0,
      max: 30,
      step: 1,
      default: 15,
      unit: 'frames',
    },
    trimAfter: {
      type: 'range',
      label: 'trimAfter',
      min: 36,
      max: 60,
      step: 1,
      default: 45,
      unit: 'frames',
    },
    playbackRate: {
      type: 'range',
      label: 'playbackRate',
      min: 0.5,
      max: 3,
      step: 0.25,
      default: 0.5,
    },
    fadeOut: {
      type: 'range',
      label: 'Fade-out',
      min: 0,
      max: 60,
      step: 1,
      default: 45,
      unit: 'frames',
    },
    loop: {type: 'toggle', label: 'loop', default: false},
  },
  load: () => import('./AudioOrder').then((m) => m.AudioOrder),
});
