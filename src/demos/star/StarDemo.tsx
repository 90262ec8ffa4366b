import {Star} from '@remotion/shapes';
import {attributes, type Corners, roundingOf} from '../shapes-scene/corners';
import {ShapeStage} from '../shapes-scene/ShapeStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = Corners & {
  points: number;
  innerRadius: number;
  outerRadius: number;
  debug: boolean;
};

export const StarDemo = ({points, innerRadius, outerRadius, debug, ...rest}: Props) => {
  const shape = {points, innerRadius, outerRadius, ...roundingOf(rest, useProgress())};

  return (
    <ShapeStage code={`<Star${attributes(shape)} />`}>
      <Star {...shape} debug={debug} fill={colors.signal} />
    </ShapeStage>
  );
};
