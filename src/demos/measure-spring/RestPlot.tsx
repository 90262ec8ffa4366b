import {colors, mono} from '../theme';

type Props = {
  readonly curve: (frame: number) => number;
  readonly frame: number;
  readonly durationInFrames: number;
  readonly threshold: number;
  readonly restsAt: number;
};

const AREA = {left: 112, right: 1200, top: 152, bottom: 632};
const MAX = 1.75;

/** A spring from 0 to 1, the band around 1 in which it counts as resting, and the frame of rest. */
export const RestPlot = ({curve, frame, durationInFrames, threshold, restsAt}: Props) => {
  const xOf = (f: number) => AREA.left + (f / (durationInFrames - 1)) * (AREA.right - AREA.left);
  const yOf = (value: number) => AREA.bottom - (value / MAX) * (AREA.bottom - AREA.top);
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
      {[0, 1].map((value) => (
        <g key={value}>
          <line
            x1={AREA.left}
            x2={AREA.right}
            y1={yOf(value)}
            y2={yOf(value)}
            stroke={colors.gray200}
            strokeWidth={2}
          />
          <text x={AREA.left - 20} y={yOf(value) + 9} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
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
      {frames.map((f) => (
        <circle
          key={f}
          cx={xOf(f)}
          cy={yOf(curve(f))}
          r={4.5}
          fill={f <= frame ? colors.ink : colors.gray400}
        />
      ))}
      <circle cx={x} cy={yOf(curve(frame))} r={12} fill={colors.signal} />
      {Math.abs(x - rest) > 64 ? (
        <text x={x} y={AREA.bottom + 44} textAnchor="middle" fill={colors.signal}>
          {frame}
        </text>
      ) : null}
    </g>
  );
};
