import {Circle} from '@remotion/shapes';
import {attributes} from '../shapes-scene/corners';
import {ShapeStage} from '../shapes-scene/ShapeStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = {
  radius: number;
  strokeWidth: number;
};

export const CircleDemo = ({radius, strokeWidth}: Props) => {
  const shape = {radius: Math.round(radius * (0.4 + 0.6 * useProgress())), strokeWidth};

  return (
    <ShapeStage code={`<Circle${attributes(shape)} />`}>
      <Circle {...shape} fill={colors.signal} stroke={colors.ink} />
    </ShapeStage>
  );
};
