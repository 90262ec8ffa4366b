import {planRender} from './plan.mjs';
import {printTable} from './table.mjs';

const fps = 30;

printTable([
  ['seconds', 'frames', 'frames per function', 'functions'],
  ...[1, 3, 10, 30, 60, 180, 300, 600, 1800, 3600].map((seconds) => {
    const durationInFrames = seconds * fps;
    const {framesPerFunction, functions} = planRender({durationInFrames});
    return [seconds, durationInFrames, framesPerFunction, functions];
  }),
]);
