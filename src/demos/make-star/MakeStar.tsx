import {makeStar} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';
import {type Corners, fields, roundingOf} from '../shapes-scene/corners';

type Props = Corners & {
  points: number;
  innerRadius: number;
  outerRadius: number;
};

export const MakeStar = ({points, innerRadius, outerRadius, ...rest}: Props) => {
  const options = {points, innerRadius, outerRadius, ...roundingOf(rest, 1)};

  return <Anatomy code={`makeStar({${fields(options)}})`} shape={makeStar(options)} />;
};
