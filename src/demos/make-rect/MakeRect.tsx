import {makeRect} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';
import {type Corners, fields, roundingOf} from '../shapes-scene/corners';

type Props = Corners & {
  width: number;
  height: number;
};

export const MakeRect = ({width, height, ...rest}: Props) => {
  const options = {width, height, ...roundingOf(rest, 1)};

  return <Anatomy code={`makeRect({${fields(options)}})`} shape={makeRect(options)} />;
};
