import {Rect} from '@remotion/shapes';
import {attributes, type Corners, roundingOf} from '../shapes-scene/corners';
import {ShapeStage} from '../shapes-scene/ShapeStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = Corners & {
  width: number;
  height: number;
  debug: boolean;
};

export const RectDemo = ({width, height, debug, ...rest}: Props) => {
  const shape = {width, height, ...roundingOf(rest, useProgress())};

  return (
    <ShapeStage code={`<Rect${attributes(shape)} />`}>
      <Rect {...shape} debug={debug} fill={colors.signal} />
    </ShapeStage>
  );
};
