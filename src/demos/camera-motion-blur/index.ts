import {defineDemo, range} from '../../../features/demos/defineDemo';
import {lapInFrames, stage} from '../motion-stage/stage';

export default defineDemo({
  ...stage,
  id: 'camera-motion-blur',
  title: '<CameraMotionBlur>',
  description:
    'Two squares swing from side to side and turn. The upper one always has sharp edges. The lower one is blurred along its path while it moves fast.',
  controls: {
    shutterAngle: range({min: 20, max: 360, step: 20, default: 180, unit: '°'}),
    samples: range({min: 1, max: 30, default: 10}),
    lapInFrames,
  },
  load: () => import('./CameraMotionBlurDemo').then((m) => m.CameraMotionBlurDemo),
});
