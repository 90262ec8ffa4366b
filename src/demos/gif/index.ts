import {defineDemo, range, select} from '../../../features/demos/defineDemo';

/*
 * `record.gif` was made for this demo: twelve SVG pictures of a record, each turned 30 degrees further
 * and with its number beside it, from 0, put together with
 * `ffmpeg -framerate 10 -i f%02d.png -vf "split[a][b];[a]palettegen=max_colors=32[p];[b][p]paletteuse=dither=none" -loop 0 record.gif`.
 */
export default defineDemo({
  id: 'gif',
  title: '<Gif>',
  description:
    'A GIF of a turning record with the number of the current GIF frame beside it, on a canvas that is wider than the GIF. The time that the GIF has been playing is shown below.',
  durationInFrames: 90,
  posterFrame: 16,
  controls: {
    fit: select({options: ['contain', 'cover', 'fill'], default: 'contain'}),
    playbackRate: range({min: 0.25, max: 3, step: 0.25, default: 1}),
    loopBehavior: select({
      options: ['loop', 'pause-after-finish', 'unmount-after-finish'],
      default: 'loop',
    }),
  },
  load: () => import('./GifDemo').then((m) => m.GifDemo),
});
