import {Triangle} from '@remotion/shapes';
import {attributes, type Corners, roundingOf} from '../shapes-scene/corners';
import {ShapeStage} from '../shapes-scene/ShapeStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = Corners & {
  length: number;
  direction: 'up' | 'right' | 'down' | 'left';
  debug: boolean;
};

export const TriangleDemo = ({length, direction, debug, ...rest}: Props) => {
  const shape = {length, direction, ...roundingOf(rest, useProgress())};

  return (
    <ShapeStage code={`<Triangle${attributes(shape)} />`}>
      <Triangle {...shape} debug={debug} fill={colors.signal} />
    </ShapeStage>
  );
};
