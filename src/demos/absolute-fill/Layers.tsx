import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {colors, sans} from '../theme';

export const Sun = () => (
  <AbsoluteFill style={{borderRadius: 10, backgroundColor: colors.paper}}>
    <svg viewBox="0 0 1280 720">
      <circle cx={860} cy={330} r={170} fill={colors.signal} />
    </svg>
  </AbsoluteFill>
);

export const Hills = () => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720">
      <path
        d="M0 560 C 220 380 400 380 640 540 S 1060 620 1280 430 V 720 H 0 Z"
        fill={colors.gray300}
      />
      <path
        d="M0 640 C 260 520 480 640 760 600 S 1120 500 1280 580 V 720 H 0 Z"
        fill={colors.ink}
      />
    </svg>
  </AbsoluteFill>
);

export const Caption = ({children}: {readonly children: ReactNode}) => (
  <AbsoluteFill
    style={{
      padding: '64px 88px',
      color: colors.ink,
      fontFamily: sans,
      fontSize: 140,
      fontWeight: 700,
      letterSpacing: '-0.03em',
    }}>
    {children}
  </AbsoluteFill>
);
