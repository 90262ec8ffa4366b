import {video} from '../audio-stage/sound';
import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-muting',
  title: 'Muting part of a sound',
  description:
    'The waveform of a file with four notes. In the composition below, a part in the middle is silent. The playhead in the file keeps moving during the silence, so the last note plays on time.',
  posterFrame: 24,
  controls: {
    start: range({label: 'Silent from', min: 0, max: 60, default: 15, unit: 'frames'}),
    end: range({label: 'Silent until', min: 0, max: 60, default: 30, unit: 'frames'}),
  },
  load: () => import('./AudioMuting').then((m) => m.AudioMuting),
});
