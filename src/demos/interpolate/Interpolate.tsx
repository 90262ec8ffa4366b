import {type ExtrapolateType, interpolate, useCurrentFrame} from 'remotion';
import {Paper} from '../parts/Paper';
import {Plot} from '../parts/Plot';

type Props = {
  start: number;
  end: number;
  from: number;
  to: number;
  extrapolateLeft: ExtrapolateType;
  extrapolateRight: ExtrapolateType;
};

export const Interpolate = ({start, end, from, to, extrapolateLeft, extrapolateRight}: Props) => {
  const frame = useCurrentFrame();

  const valueAt = (input: number) =>
    interpolate(input, [start, end], [from, to], {extrapolateLeft, extrapolateRight});

  return (
    <Paper
      code={`interpolate(${frame}, [${start}, ${end}], [${from}, ${to}])`}
      result={valueAt(frame).toFixed(1)}>
      <Plot curve={valueAt} min={-50} max={150} values={[from, to]} frames={[start, end]} />
    </Paper>
  );
};
