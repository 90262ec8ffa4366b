import {video} from '../audio-stage/sound';
import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-trimming',
  title: 'Trimming a sound',
  description:
    'The waveform of a file with four notes, each louder than the one before. The two middle notes are dark, and the composition below starts with these two notes. Playheads move across both.',
  posterFrame: 12,
  controls: {
    trimBefore: range({min: 0, max: 59, default: 15, unit: 'frames'}),
    trimAfter: range({min: 1, max: 60, default: 45, unit: 'frames'}),
  },
  load: () => import('./AudioTrimming').then((m) => m.AudioTrimming),
});
