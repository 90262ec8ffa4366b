import {Polygon} from '@remotion/shapes';
import {attributes, type Corners, roundingOf} from '../shapes-scene/corners';
import {ShapeStage} from '../shapes-scene/ShapeStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = Corners & {
  points: number;
  radius: number;
  debug: boolean;
};

export const PolygonDemo = ({points, radius, debug, ...rest}: Props) => {
  const shape = {points, radius, ...roundingOf(rest, useProgress())};

  return (
    <ShapeStage code={`<Polygon${attributes(shape)} />`}>
      <Polygon {...shape} debug={debug} fill={colors.signal} />
    </ShapeStage>
  );
};
