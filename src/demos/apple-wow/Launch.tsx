import {Easing, interpolate, useCurrentFrame} from 'remotion';
import {BURST_FRAME} from './timing';

type LaunchProps = {
  readonly color: string;
};

const height = (frame: number) =>
  interpolate(frame, [0, BURST_FRAME], [400, 0], {
    easing: Easing.out(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

export const Launch = ({color}: LaunchProps) => {
  const frame = useCurrentFrame();

  return (
    <svg viewBox="-640 -360 1280 720">
      <line
        y1={height(frame)}
        y2={height(frame - 6)}
        stroke={color}
        strokeWidth={14}
        strokeLinecap="round"
      />
    </svg>
  );
};
