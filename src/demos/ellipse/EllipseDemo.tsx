import {Ellipse} from '@remotion/shapes';
import {attributes} from '../shapes-scene/corners';
import {ShapeStage} from '../shapes-scene/ShapeStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = {
  rx: number;
  ry: number;
};

export const EllipseDemo = ({rx, ry}: Props) => {
  const shape = {rx: Math.round(ry + (rx - ry) * useProgress()), ry};

  return (
    <ShapeStage code={`<Ellipse${attributes(shape)} />`}>
      <Ellipse {...shape} fill={colors.signal} />
    </ShapeStage>
  );
};
