import {video} from '../audio-stage/sound';
import {defineDemo} from '../defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-delaying',
  title: 'Delaying a sound',
  description:
    'The waveform of a file with four notes. In the composition below, the same waveform starts later. Playheads show that the file is at its first frame when the sequence starts.',
  posterFrame: 44,
  source: 'AudioDelaying.tsx',
  controls: {
    from: {
      type: 'range',
      label: 'from',
      min: -30,
      max: 75,
      step: 1,
      default: 20,
      unit: 'frames',
    },
    length: {
      type: 'range',
      label: 'durationInFrames',
      min: 1,
      max: 90,
      step: 1,
      default: 60,
      unit: 'frames',
    },
  },
  load: () => import('./AudioDelaying').then((m) => m.AudioDelaying),
});
