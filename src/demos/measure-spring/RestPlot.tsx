import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Dots, Levels, scales} from '../parts/axes';
import {colors, mono} from '../theme';

type Props = {
  readonly curve: (frame: number) => number;
  readonly threshold: number;
  readonly restsAt: number;
};

const AREA = {left: 112, right: 1200, top: 152, bottom: 632};
const MAX = 1.75;

/** A spring from 0 to 1, the band around 1 in which it counts as resting, and the frame of rest. */
export const RestPlot = ({curve, threshold, restsAt}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {xOf, yOf} = scales(AREA, durationInFrames - 1, [0, MAX]);
  const frames = Array.from({length: durationInFrames}, (_, f) => f);
  const x = xOf(frame);
  const rest = xOf(restsAt);

  return (
    <g fontFamily={mono} fontSize={26} fill={colors.gray500}>
      <rect
        x={AREA.left}
        y={yOf(1 + threshold)}
        width={AREA.right - AREA.left}
        height={yOf(1 - threshold) - yOf(1 + threshold)}
        fill={colors.tint}
      />
      <Levels values={[0, 1]} left={AREA.left} right={AREA.right} yOf={yOf} />
      <line
        x1={rest}
        x2={rest}
        y1={AREA.top}
        y2={AREA.bottom}
        stroke={colors.ink}
        strokeWidth={3}
      />
      <path d={`M${rest} ${AREA.top} h72 l-14 16 l14 16 h-72 Z`} fill={colors.ink} />
      <text x={rest} y={AREA.bottom + 44} textAnchor="middle" fill={colors.ink} fontWeight={700}>
        {restsAt}
      </text>
      <line x1={x} x2={x} y1={AREA.top} y2={AREA.bottom} stroke={colors.signal} strokeWidth={3} />
      <Dots
        frames={frames}
        frame={frame}
        xOf={xOf}
        yOf={(f) => yOf(curve(f))}
        later={colors.gray400}
      />
      <circle cx={x} cy={yOf(curve(frame))} r={12} fill={colors.signal} />
      {Math.abs(x - rest) > 64 ? (
        <text x={x} y={AREA.bottom + 44} textAnchor="middle" fill={colors.signal}>
          {frame}
        </text>
      ) : null}
    </g>
  );
};
