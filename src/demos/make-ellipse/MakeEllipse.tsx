import {makeEllipse} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';

type Props = {
  rx: number;
  ry: number;
};

export const MakeEllipse = ({rx, ry}: Props) => (
  <Anatomy code={`makeEllipse({rx: ${rx}, ry: ${ry}})`} shape={makeEllipse({rx, ry})} />
);
