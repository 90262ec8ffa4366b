import type {CSSProperties, ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {colors, mono} from '../theme';

type Props = {
  /** One line of code each, from the top. */
  readonly code: readonly string[];
  readonly children: ReactNode;
};

/** The ground of the demos of `@remotion/animation-utils`: cross hairs and the code of the style. */
export const Plane = ({code, children}: Props) => (
  <AbsoluteFill style={{backgroundColor: colors.paper}}>
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}} stroke={colors.gray200}>
      <line x1={64} x2={1216} y1={430} y2={430} strokeWidth={2} />
      <line x1={640} x2={640} y1={190} y2={670} strokeWidth={2} />
    </svg>
    {children}
    <div
      style={{
        position: 'absolute',
        left: 64,
        top: 48,
        color: colors.ink,
        fontFamily: mono,
        fontSize: 32,
        lineHeight: 1.5,
        whiteSpace: 'pre',
      }}>
      {code.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  </AbsoluteFill>
);

/** A square in the middle of the cross hairs. */
export const Square = ({style}: {readonly style: CSSProperties}) => (
  <div
    style={{
      position: 'absolute',
      left: 640 - 75,
      top: 430 - 75,
      width: 150,
      height: 150,
      boxSizing: 'border-box',
      ...style,
    }}
  />
);
