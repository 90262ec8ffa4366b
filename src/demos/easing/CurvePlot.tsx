import {Dots, Levels, scales} from '../parts/axes';
import {colors, mono} from '../theme';

type Props = {
  readonly curve: (frame: number) => number;
  readonly frame: number;
  readonly durationInFrames: number;
};

const AREA = {left: 112, right: 592, top: 260, bottom: 525};
const OBJECT_X = 676;

/** A curve from 0 to 1 with room above and below, and a square that stands at the current value. */
export const CurvePlot = ({curve, frame, durationInFrames}: Props) => {
  const {xOf, yOf} = scales(AREA, durationInFrames);
  const frames = Array.from({length: durationInFrames + 1}, (_, f) => f);
  const x = xOf(frame);
  const y = yOf(curve(frame));

  return (
    <g fontFamily={mono} fontSize={26} fill={colors.gray500}>
      <Levels values={[0, 1]} left={AREA.left} right={OBJECT_X + 48} yOf={yOf} />
      {[0, durationInFrames].map((f) => (
        <text key={f} x={xOf(f)} y={676} textAnchor="middle">
          {f}
        </text>
      ))}
      <line x1={x} x2={x} y1={150} y2={644} stroke={colors.signal} strokeWidth={3} />
      <line
        x1={x}
        x2={OBJECT_X}
        y1={y}
        y2={y}
        stroke={colors.signal}
        strokeWidth={2}
        strokeDasharray="2 8"
      />
      <Dots frames={frames} frame={frame} xOf={xOf} yOf={(f) => yOf(curve(f))} />
      <rect x={x - 34} y={646} width={68} height={42} rx={6} fill={colors.paper} />
      <text x={x} y={676} textAnchor="middle" fill={colors.signal}>
        {frame}
      </text>
      <circle cx={x} cy={y} r={12} fill={colors.signal} />
      <rect x={OBJECT_X - 36} y={y - 36} width={72} height={72} rx={16} fill={colors.signal} />
    </g>
  );
};
