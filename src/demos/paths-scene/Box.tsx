import {colors} from '../theme';
import {Dot} from './Dot';
import {Label} from './Label';

type Props = {
  readonly x1: number;
  readonly y1: number;
  readonly width: number;
  readonly height: number;
  /** Shows `x1, y1` beside the corner. */
  readonly labeled?: boolean;
};

/** A bounding box with its upper left corner marked. */
export const Box = ({x1, y1, width, height, labeled = false}: Props) => (
  <>
    <rect
      x={x1}
      y={y1}
      width={Math.max(0, width)}
      height={Math.max(0, height)}
      fill="none"
      stroke={colors.gray500}
      strokeWidth={1}
      strokeDasharray="4 3"
    />
    <Dot x={x1} y={y1} radius={3.5} />
    {labeled ? (
      <Label
        x={x1 > 250 ? x1 - 6 : x1 + 4}
        y={y1 - 7}
        anchor={x1 > 250 ? 'end' : 'start'}>{`x1 ${Math.round(x1)}, y1 ${Math.round(y1)}`}</Label>
    ) : null}
  </>
);
