import {colors, mono} from '../theme';

type Props = {
  readonly names: readonly string[];
  readonly selected: string;
  readonly easingOf: (name: string) => (t: number) => number;
};

const COLUMNS = 4;
const CELL = {width: 110, height: 134};
const CURVE = {width: 76, height: 44};
const STEPS = 48;

/** All curves in small with their names, the selected one in the signal color. */
export const Catalog = ({names, selected, easingOf}: Props) => (
  <g fontFamily={mono} fontSize={24}>
    {names.map((name, i) => {
      const x = 784 + (i % COLUMNS) * CELL.width;
      const y = 152 + Math.floor(i / COLUMNS) * CELL.height;
      const easing = easingOf(name);
      const points = Array.from({length: STEPS + 1}, (_, step) => {
        const t = step / STEPS;
        return `${x + 17 + t * CURVE.width},${y + 72 - easing(t) * CURVE.height}`;
      });
      const color = name === selected ? colors.signal : colors.gray500;
      return (
        <g key={name}>
          {name === selected ? (
            <rect
              x={x}
              y={y}
              width={CELL.width}
              height={CELL.height - 8}
              rx={10}
              fill={colors.tint}
            />
          ) : null}
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke={color}
            strokeWidth={3}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <text
            x={x + CELL.width / 2}
            y={y + 114}
            textAnchor="middle"
            fill={name === selected ? colors.ink : colors.gray500}>
            {name}
          </text>
        </g>
      );
    })}
  </g>
);
