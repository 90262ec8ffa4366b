import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {colors, mono} from '../theme';

type Props = {
  readonly code: string;
  readonly result: string;
  readonly children: ReactNode;
};

/** A call above, what it returns below, and the text between them. */
export const HeadlineStage = ({code, result, children}: Props) => (
  <AbsoluteFill style={{backgroundColor: colors.paper, color: colors.ink}}>
    <div style={{position: 'absolute', top: 56, left: 64, font: `26px ${mono}`}}>{code}</div>
    <AbsoluteFill style={{top: 112, height: 512, justifyContent: 'center', alignItems: 'center'}}>
      {children}
    </AbsoluteFill>
    <div
      style={{
        position: 'absolute',
        bottom: 48,
        left: 64,
        font: `700 28px ${mono}`,
        color: colors.signal,
        whiteSpace: 'pre',
      }}>
      {result}
    </div>
  </AbsoluteFill>
);
