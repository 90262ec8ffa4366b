import {makePolygon} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';
import {type Corners, fields, roundingOf} from '../shapes-scene/corners';

type Props = Corners & {
  points: number;
  radius: number;
};

export const MakePolygon = ({points, radius, ...rest}: Props) => {
  const options = {points, radius, ...roundingOf(rest, 1)};

  return <Anatomy code={`makePolygon({${fields(options)}})`} shape={makePolygon(options)} />;
};
