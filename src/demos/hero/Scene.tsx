import {AbsoluteFill} from 'remotion';
import {colors, mono, sans} from '../theme';

const FROM = 96;
const TO = 1184;

/** Where a percentage of the strip of frames is, in pixels from the left. */
const place = (percent: number) => FROM + ((TO - FROM) * percent) / 100;

/** @param scale of the second line, which arrives while the first one is there from the start */
export const Title = ({scale}: {readonly scale: number}) => (
  <div
    style={{
      position: 'absolute',
      top: 64,
      left: FROM,
      color: colors.ink,
      fontFamily: sans,
      fontSize: 96,
      fontWeight: 700,
      letterSpacing: '-0.03em',
      lineHeight: 1.05,
    }}>
    One function,
    <div style={{transform: `scale(${scale})`, transformOrigin: '0 80%'}}>150 frames.</div>
  </div>
);

type SquareProps = {
  /** Percentage of the strip of frames. */
  readonly x: number;
  /** Pixels above the ground. */
  readonly y: number;
  /** In degrees. */
  readonly angle: number;
  readonly outline?: boolean;
};

const SIZE = 88;
const GROUND = 508;

/** The moving square; as an outline it marks where it was in an earlier frame. */
export const Square = ({x, y, angle, outline = false}: SquareProps) => (
  <div
    style={{
      position: 'absolute',
      left: place(x) - SIZE / 2,
      top: GROUND - y - SIZE / 2,
      boxSizing: 'border-box',
      width: SIZE,
      height: SIZE,
      border: `2px solid ${outline ? colors.gray300 : colors.signal}`,
      borderRadius: 18,
      backgroundColor: outline ? colors.paper : colors.signal,
      transform: `rotate(${angle}deg)`,
    }}
  />
);

type PlayheadProps = {
  /** Percentage of the strip of frames. */
  readonly x: number;
  readonly frame: number;
};

const CELLS = 25;
const STRIP = {top: 616, bottom: 656};

/** The strip of frames below the scene and the thin line that walks along it. */
export const Playhead = ({x: percent, frame}: PlayheadProps) => {
  const x = place(percent);
  const cell = (TO - FROM) / CELLS;
  const onRight = x < TO - 80;
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        {Array.from({length: CELLS}, (_, i) => (
          <rect
            key={i}
            x={FROM + i * cell}
            y={STRIP.top}
            width={cell}
            height={STRIP.bottom - STRIP.top}
            fill={FROM + i * cell < x ? colors.gray100 : 'none'}
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
