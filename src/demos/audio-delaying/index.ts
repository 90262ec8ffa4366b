import {video} from '../audio-stage/sound';
import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-delaying',
  title: 'Delaying a sound',
  description:
    'The waveform of a file with four notes. In the composition below, the same waveform starts later. Playheads show that the file is at its first frame when the sequence starts.',
  posterFrame: 44,
  controls: {
    from: range({min: -30, max: 75, default: 20, unit: 'frames'}),
    length: range({label: 'durationInFrames', min: 1, max: 90, default: 60, unit: 'frames'}),
  },
  load: () => import('./AudioDelaying').then((m) => m.AudioDelaying),
});
