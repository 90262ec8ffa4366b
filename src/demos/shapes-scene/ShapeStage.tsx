import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {Expression} from '../parts/Expression';
import {colors} from '../theme';

type Props = {
  readonly code: string;
  readonly children: ReactNode;
};

/** One shape in the middle of the picture, with a dashed line around the `<svg>` that it is in. */
export const ShapeStage = ({code, children}: Props) => (
  <AbsoluteFill style={{backgroundColor: colors.paper}}>
    <AbsoluteFill
      style={{
        top: 128,
        height: 560,
        justifyContent: 'center',
        alignItems: 'center',
      }}>
      <div style={{display: 'flex', outline: `3px dashed ${colors.gray300}`}}>{children}</div>
    </AbsoluteFill>
    <Expression size={24}>{code}</Expression>
  </AbsoluteFill>
);
