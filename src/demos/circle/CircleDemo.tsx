import {Circle} from '@remotion/shapes';
import {attributes} from '../shapes-scene/corners';
import {Stage} from '../shapes-scene/Stage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = {
  radius: number;
  strokeWidth: number;
};

export const CircleDemo = ({radius, strokeWidth}: Props) => {
  const shape = {radius: Math.round(radius * (0.4 + 0.6 * useProgress())), strokeWidth};

  return (
    <Stage code={`<Circle${attributes(shape)} />`}>
      <Circle {...shape} fill={colors.signal} stroke={colors.ink} />
    </Stage>
  );
};
