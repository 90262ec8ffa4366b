import {colors, mono} from '../theme';

type Props = {
  readonly top: number;
  readonly viewBox: string;
  readonly d: string;
  readonly strokeWidth: number;
  readonly children: string;
};

const WIDTH = 760;

/** An `<svg>` with a frame around what its view box shows. */
export const ViewBox = ({top, viewBox, d, strokeWidth, children}: Props) => {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  const drawn = (WIDTH * height) / width;
  return (
    <div style={{position: 'absolute', left: 64, top, width: WIDTH}}>
      <svg
        viewBox={viewBox}
        width={WIDTH}
        height={drawn}
        style={{
          display: 'block',
          outline: `3px dashed ${colors.gray400}`,
          background: colors.sheet,
        }}>
        <path
          d={d}
          fill="none"
          stroke={colors.signal}
          strokeWidth={strokeWidth}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: WIDTH + 32,
          top: drawn / 2 - 16,
          font: `22px ${mono}`,
          color: colors.gray600,
          whiteSpace: 'pre',
        }}>
        {`viewBox="${children}"`}
      </div>
    </div>
  );
};
