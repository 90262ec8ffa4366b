import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {colors, mono, sans} from '../theme';

type TitleProps = {
  readonly opacity: number;
  readonly translateY: number;
  readonly children: ReactNode;
};

export const Title = ({opacity, translateY, children}: TitleProps) => (
  <div
    style={{
      position: 'absolute',
      top: 64,
      left: 96,
      width: 900,
      color: colors.ink,
      fontFamily: sans,
      fontSize: 96,
      fontWeight: 700,
      letterSpacing: '-0.03em',
      lineHeight: 1.05,
      opacity,
      textWrap: 'balance',
      transform: `translateY(${translateY}px)`,
    }}>
    {children}
  </div>
);

type SquareProps = {
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
  readonly scale: number;
  readonly outline?: boolean;
};

const SIZE = 88;

/** The moving square; as an outline it marks where it was in an earlier frame. */
export const Square = ({x, y, rotate, scale, outline = false}: SquareProps) => (
  <div
    style={{
      position: 'absolute',
      left: x - SIZE / 2,
      top: y - SIZE / 2,
      boxSizing: 'border-box',
      width: SIZE,
      height: SIZE,
      border: `2px solid ${outline ? colors.gray300 : colors.signal}`,
      borderRadius: 18,
      backgroundColor: outline ? colors.paper : colors.signal,
      transform: `rotate(${rotate}deg) scale(${scale})`,
    }}
  />
);

type PlayheadProps = {
  readonly x: number;
  readonly frame: number;
};

const CELLS = 25;
const STRIP = {left: 96, right: 1184, top: 616, bottom: 656};

/** The strip of frames below the scene and the thin line that walks along it. */
export const Playhead = ({x, frame}: PlayheadProps) => {
  const cell = (STRIP.right - STRIP.left) / CELLS;
  const onRight = x < STRIP.right - 80;
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        {Array.from({length: CELLS}, (_, i) => (
          <rect
            key={i}
            x={STRIP.left + i * cell}
            y={STRIP.top}
            width={cell}
            height={STRIP.bottom - STRIP.top}
            fill={STRIP.left + i * cell < x ? colors.gray100 : 'none'}
            stroke={colors.gray200}
            strokeWidth={2}
          />
        ))}
        <line x1={x} x2={x} y1={320} y2={STRIP.bottom} stroke={colors.signal} strokeWidth={3} />
        <text
          x={x + (onRight ? 14 : -14)}
          y={STRIP.top - 16}
          textAnchor={onRight ? 'start' : 'end'}
          fill={colors.signal}
          fontFamily={mono}
          fontSize={28}>
          {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
