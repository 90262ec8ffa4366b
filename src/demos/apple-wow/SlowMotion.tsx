import type {ReactNode} from 'react';
import {Freeze, interpolate, useCurrentFrame} from 'remotion';

type SlowMotionProps = {
  readonly speed: number;
  readonly children: ReactNode;
};

export const SlowMotion = ({speed, children}: SlowMotionProps) => {
  const frame = useCurrentFrame();
  const time = interpolate(frame, [0, 12, 13], [0, 18, 18 + speed]);

  return <Freeze frame={time}>{children}</Freeze>;
};
