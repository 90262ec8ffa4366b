import {video} from '../audio-stage/sound';
import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';

export default defineDemo({
  ...video,
  id: 'audio-order',
  title: 'Trim, speed, volume, loop and delay combined',
  description:
    'The waveform of a file with four notes, part of which is dark. In the composition below, the dark part starts later, plays at half speed and fades out. Playheads move across both.',
  posterFrame: 34,
  controls: {
    from: range({min: 0, max: 60, default: 15, unit: 'frames'}),
    trimBefore: range({min: 0, max: 30, default: 15, unit: 'frames'}),
    trimAfter: range({min: 36, max: 60, default: 45, unit: 'frames'}),
    playbackRate: range({min: 0.5, max: 3, step: 0.25, default: 0.5}),
    fadeOut: range({label: 'Fade-out', min: 0, max: 60, default: 45, unit: 'frames'}),
    loop: toggle({default: false}),
  },
  load: () => import('./AudioOrder').then((m) => m.AudioOrder),
});
