import {positionAt} from './speed';

export const durationFor = (framesOfFile: number): number => {
  let frame = 0;
  while (Math.round(positionAt(frame + 1)) < framesOfFile) {
    frame++;
  }

  return frame + 1;
};
