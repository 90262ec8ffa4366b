import {useCurrentFrame, useVideoConfig} from 'remotion';

export const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/**
 * The frame of a video that plays once while the clip plays, so that the clip repeats without a jump.
 *
 * @param first the frame that the poster shows
 * @param length the length of the video in frames
 */
export const useLoop = (first: number, length: number): number => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  return (first + (frame / durationInFrames) * length) % length;
};

/** Swings between -1 and 1, is 0 at the frame `first`, and has `periods` swings in `length` frames. */
export const swing = (frame: number, first: number, length: number, periods = 1): number =>
  Math.sin((((frame - first) * periods) / length) * 2 * Math.PI);
