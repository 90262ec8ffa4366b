import {Paper} from '../parts/Paper';
import {colors} from '../theme';

type Props = {
  /** The value of a dot, -1 to 1. Columns run from 0 to 31, rows from 0 to 17. */
  readonly valueAt: (column: number, row: number) => number;
};

const CELL = 40;
const columns = Array.from({length: 32}, (_, i) => i);
const rows = Array.from({length: 18}, (_, i) => i);

/** The look of all noise demos: a dot grows with its value, and is colored where it is high. */
export const DotField = ({valueAt}: Props) => (
  <Paper>
    {rows.flatMap((row) =>
      columns.map((column) => {
        const value = valueAt(column, row);
        return (
          <circle
            key={`${column}-${row}`}
            cx={(column + 0.5) * CELL}
            cy={(row + 0.5) * CELL}
            r={Math.max(1, 10 + value * 8)}
            fill={value > 0.45 ? colors.signal : colors.ink}
            opacity={value > 0.45 ? 1 : Math.max(0.1, 0.5 + value * 0.45)}
          />
        );
      }),
    )}
  </Paper>
);
