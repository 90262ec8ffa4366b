import type {ReactNode} from 'react';
import {colors} from '../theme';
import {Text} from './Text';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly address: string;
  /** Drawn with the window's upper left corner, below the bar, as 0, 0. */
  readonly children: ReactNode;
};

const BAR = 60;

/** A browser window, for an `<svg>`. */
export const Browser = ({x, y, width, height, address, children}: Props) => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      width={width}
      height={height}
      rx={14}
      fill={colors.sheet}
      stroke={colors.ink}
      strokeWidth={3}
    />
    <line x2={width} y1={BAR} y2={BAR} stroke={colors.ink} strokeWidth={3} />
    {[30, 58, 86].map((cx) => (
      <circle
        key={cx}
        cx={cx}
        cy={BAR / 2}
        r={8}
        fill="none"
        stroke={colors.ink}
        strokeWidth={2.5}
      />
    ))}
    <rect x={124} y={12} width={width - 148} height={36} rx={18} fill={colors.gray50} />
    <Text x={146} y={38} size={22} code fill={colors.gray500}>
      {address}
    </Text>
    <g transform={`translate(0 ${BAR})`}>{children}</g>
  </g>
);

type PlayerProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How far the video has played, 0 to 1. */
  readonly progress: number;
  /** Drawn on 320 by 180. */
  readonly children: ReactNode;
};

/** A video of 16:9 with the bar of a player below. */
export const VideoPlayer = ({x, y, width, progress, children}: PlayerProps) => {
  const height = (width * 9) / 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <svg width={width} height={height} viewBox="0 0 320 180">
        <rect width={320} height={180} fill={colors.ink} />
        {children}
      </svg>
      <path d={`M0 ${height + 14} v26 l22 -13 Z`} fill={colors.ink} />
      <rect x={36} y={height + 24} width={width - 36} height={6} rx={3} fill={colors.gray200} />
      <rect
        x={36}
        y={height + 24}
        width={(width - 36) * progress}
        height={6}
        rx={3}
        fill={colors.signal}
      />
      <rect
        x={36 + (width - 36) * progress - 2}
        y={height + 12}
        width={4}
        height={30}
        fill={colors.signal}
      />
    </g>
  );
};
