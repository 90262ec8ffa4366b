import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../sound-scene/video';

export default defineDemo({
  ...video,
  id: 'create-smooth-svg-path',
  title: 'createSmoothSvgPath()',
  description:
    'Dots move with the music, connected by a smooth red curve and by dashed straight lines. A playhead moves along a strip of eight beats.',
  posterFrame: 34,
  controls: {
    numberOfPoints: range({label: 'Points', min: 3, max: 24, default: 12}),
    straight: toggle({label: 'Straight lines', default: true}),
  },
  load: () => import('./CreateSmoothSvgPath').then((m) => m.CreateSmoothSvgPath),
});
