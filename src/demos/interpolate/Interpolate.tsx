import {
  AbsoluteFill,
  type ExtrapolateType,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {Expression} from '../parts/Expression';
import {Plot} from '../parts/Plot';
import {colors} from '../theme';

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
  const {durationInFrames} = useVideoConfig();

  const valueAt = (input: number) =>
    interpolate(input, [start, end], [from, to], {extrapolateLeft, extrapolateRight});

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Expression result={valueAt(frame).toFixed(1)}>
        {`interpolate(${frame}, [${start}, ${end}], [${from}, ${to}])`}
      </Expression>
      <Plot
        curve={valueAt}
        frame={frame}
        durationInFrames={durationInFrames}
        min={-50}
        max={150}
        values={[from, to]}
        frames={[start, end]}
      />
    </AbsoluteFill>
  );
};
