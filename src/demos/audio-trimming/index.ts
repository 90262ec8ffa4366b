import {video} from '../audio-stage/sound';
import {defineDemo} from '../defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-trimming',
  title: 'Trimming a sound',
  description:
    'The waveform of a file with four notes, each louder than the one before. The two middle notes are dark, and the composition below starts with these two notes. Playheads move across both.',
  posterFrame: 12,
  source: 'AudioTrimming.tsx',
  controls: {
    trimBefore: {
      type: 'range',
      label: 'trimBefore',
      min: 0,
      max: 59,
      step: 1,
      default: 15,
      unit: 'frames',
    },
    trimAfter: {
      type: 'range',
      label: 'trimAfter',
      min: 1,
      max: 60,
      step: 1,
      default: 45,
      unit: 'frames',
    },
  },
  load: () => import('./AudioTrimming').then((m) => m.AudioTrimming),
});
