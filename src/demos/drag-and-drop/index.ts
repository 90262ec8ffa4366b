import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'drag-and-drop',
  title: 'Drag and drop',
  description:
    'A gray photo, a black title and a pale red badge grow into place one after another. The title is selected: it has a red outline with a handle at its lower right corner, and its position and size are shown below. You can drag and resize the layers with the pointer.',
  durationInFrames: 90,
  posterFrame: 60,
  controls: {
    step: range({min: 10, max: 80, step: 10, default: 10, unit: 'px'}),
    outlines: toggle({default: true}),
  },
  load: () => import('./DragAndDrop').then((m) => m.DragAndDrop),
});
