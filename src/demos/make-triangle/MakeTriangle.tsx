import {makeTriangle} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';
import {type Corners, fields, roundingOf} from '../shapes-scene/corners';

type Props = Corners & {
  length: number;
  direction: 'up' | 'right' | 'down' | 'left';
};

export const MakeTriangle = ({length, direction, ...rest}: Props) => {
  const options = {length, direction, ...roundingOf(rest, 1)};

  return <Anatomy code={`makeTriangle({${fields(options)}})`} shape={makeTriangle(options)} />;
};
