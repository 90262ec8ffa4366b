import {makeCircle} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';

type Props = {
  radius: number;
};

export const MakeCircle = ({radius}: Props) => (
  <Anatomy code={`makeCircle({radius: ${radius}})`} shape={makeCircle({radius})} />
);
