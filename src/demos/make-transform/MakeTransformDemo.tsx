import {makeTransform, rotate, scale, translateX} from '@remotion/animation-utils';
import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Plane, Square} from '../animation-stage/Plane';
import {colors} from '../theme';

type Props = {
  x: number;
  angle: number;
  size: number;
  order: 'translateX, rotate, scale' | 'rotate, translateX, scale';
};

export const MakeTransformDemo = ({x, angle, size, order}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const config = {damping: 200};
  const progress =
    spring({frame, fps, config, delay: 15}) - spring({frame, fps, config, delay: 75});

  const move = translateX(Math.round(x * progress));
  const turn = rotate(Math.round(angle * progress));
  const grow = scale(Number((1 + (size - 1) * progress).toFixed(2)));

  const transform = makeTransform(
    order === 'translateX, rotate, scale' ? [move, turn, grow] : [turn, move, grow],
  );

  return (
    <Plane code={[`makeTransform([${order}])`, transform]}>
      <Square style={{border: `3px dashed ${colors.gray300}`, borderRadius: 24}} />
      <Square style={{backgroundColor: colors.signal, borderRadius: 24, transform}} />
    </Plane>
  );
};
