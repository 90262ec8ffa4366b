import {Polygon} from '@remotion/shapes';
import {attributes, type Corners, roundingOf} from '../shapes-scene/corners';
import {Stage} from '../shapes-scene/Stage';
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
    <Stage code={`<Polygon${attributes(shape)} />`}>
      <Polygon {...shape} debug={debug} fill={colors.signal} />
    </Stage>
  );
};
