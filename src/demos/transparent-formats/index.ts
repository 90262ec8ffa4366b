import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'transparent-formats',
  title: 'One overlay in three formats',
  description:
    'The same name plate over the same landscape, three times. With WebM or ProRes 4444, it fades in and the landscape shows through it. As a GIF, it appears abruptly and is opaque. As H.264, it has a black background.',
  durationInFrames: 90,
  posterFrame: 40,
  controls: {
    plateOpacity: range({label: 'Plate opacity', min: 0.2, max: 1, step: 0.05, default: 0.65}),
    background: select({
      label: 'Background',
      options: ['landscape', 'checkerboard'],
      default: 'landscape',
    }),
  },
  load: () => import('./TransparentFormats').then((m) => m.TransparentFormats),
});
