import type {TransitionTiming} from '@remotion/transitions';

type HoldTimingOptions = {
  moveInFrames: number;
  holdInFrames: number;
};

export const holdTiming = ({moveInFrames, holdInFrames}: HoldTimingOptions): TransitionTiming => {
  return {
    getDurationInFrames: () => moveInFrames + holdInFrames,
    getProgress: ({frame}) => {
      const waited = Math.min(Math.max(frame - moveInFrames / 2, 0), holdInFrames);
      const progress = (frame - waited) / moveInFrames;

      return Math.min(Math.max(progress, 0), 1);
    },
  };
};
