import {Ellipse} from '@remotion/shapes';
import {attributes} from '../shapes-scene/corners';
import {Stage} from '../shapes-scene/Stage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = {
  rx: number;
  ry: number;
};

export const EllipseDemo = ({rx, ry}: Props) => {
  const shape = {rx: Math.round(ry + (rx - ry) * useProgress()), ry};

  return (
    <Stage code={`<Ellipse${attributes(shape)} />`}>
      <Ellipse {...shape} fill={colors.signal} />
    </Stage>
  );
};
