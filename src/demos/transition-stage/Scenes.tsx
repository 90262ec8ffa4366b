import type {ReactNode} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {colors, sans, stageStyle} from '../theme';

type SkyProps = {
  readonly name: string;
  /** Where the name stands: apart in the two scenes, so that they can be read on top of each other. */
  readonly edge: 'top' | 'bottom';
  readonly sky: string;
  readonly ink: string;
  readonly hills: readonly [back: string, front: string];
  /** The opacity of everything but `light`. */
  readonly opacity: number;
  /** Sun or moon, behind the hills, drawn on 1280 by 720. */
  readonly light: ReactNode;
  readonly children?: ReactNode;
};

const Landscape = ({
  name,
  edge,
  sky,
  ink,
  hills: [back, front],
  opacity,
  light,
  children,
}: SkyProps) => (
  <AbsoluteFill style={stageStyle('light')}>
    <AbsoluteFill style={{backgroundColor: sky, opacity}} />
    <svg
      viewBox="0 0 1280 720"
      preserveAspectRatio="xMidYMid slice"
      style={{position: 'absolute', width: '100%', height: '100%'}}>
      <defs>
        <clipPath id="above-the-hills">
          <path d="M0 520 C 220 360 400 360 640 490 S 1060 570 1280 410 V 0 H 0 Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#above-the-hills)">{light}</g>
      <g opacity={opacity}>
        <path d="M0 520 C 220 360 400 360 640 490 S 1060 570 1280 410 V 720 H 0 Z" fill={back} />
        <path d="M0 580 C 260 470 480 580 760 545 S 1120 450 1280 520 V 720 H 0 Z" fill={front} />
      </g>
    </svg>
    <div
      style={{
        position: 'absolute',
        left: 80,
        [edge]: 44,
        color: ink,
        fontFamily: sans,
        fontSize: 132,
        lineHeight: 1.15,
        fontWeight: 700,
        letterSpacing: '-0.03em',
        opacity,
      }}>
      {name}
    </div>
    {children}
  </AbsoluteFill>
);

type DayProps = {
  /** How far the sun has set: 0 above the hills, 1 behind them. */
  readonly sunset?: number;
  readonly children?: ReactNode;
};

/** The first of the two scenes that every transition plays. */
export const Day = ({sunset = 0, children}: DayProps) => {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [0, 90], [260, 300]) + sunset * 440;
  return (
    <Landscape
      name="Day"
      edge="top"
      sky={colors.paper}
      ink={colors.ink}
      hills={[colors.gray200, colors.gray300]}
      opacity={1}
      light={<circle cx={860} cy={y} r={120} fill={colors.signal} />}>
      {children}
    </Landscape>
  );
};

const stars = [
  [470, 250],
  [620, 180],
  [700, 330],
  [1060, 170],
  [1150, 300],
  [1010, 380],
] as const;

type NightProps = {
  /** How far the moon has risen and how dark it is: 0 not at all, 1 fully. */
  readonly moonrise?: number;
  readonly children?: ReactNode;
};

/** The second one. */
export const Night = ({moonrise = 1, children}: NightProps) => {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [0, 90], [300, 260]) + (1 - moonrise) * 440;
  return (
    <Landscape
      name="Night"
      edge="bottom"
      sky={colors.ink}
      ink={colors.paper}
      hills={[colors.gray700, colors.gray800]}
      opacity={moonrise}
      light={
        <>
          {stars.map(([cx, cy]) => (
            <circle key={cx} cx={cx} cy={cy} r={4} fill={colors.gray300} opacity={moonrise} />
          ))}
          <path
            transform={`translate(860 ${y})`}
            d="M 46 -110 A 120 120 0 1 0 112 46 A 96 96 0 1 1 46 -110 Z"
            fill={colors.paper}
            opacity={moonrise}
          />
        </>
      }>
      {children}
    </Landscape>
  );
};
