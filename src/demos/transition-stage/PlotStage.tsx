import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {colors, mono} from '../theme';

type Props = {
  readonly scenes: ReactNode;
  /** Drawn in pixels of the frame, below 460. */
  readonly children: ReactNode;
};

/** Scenes in the upper part of the frame, and a plot below them. */
export const PlotStage = ({scenes, children}: Props) => (
  <AbsoluteFill style={{backgroundColor: colors.paper}}>
    <div style={{position: 'absolute', width: 1280, height: 460, overflow: 'hidden'}}>{scenes}</div>
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}} fontFamily={mono} fontSize={24}>
      <line x2={1280} y1={460} y2={460} stroke={colors.gray200} strokeWidth={2} />
      {children}
    </svg>
  </AbsoluteFill>
);
