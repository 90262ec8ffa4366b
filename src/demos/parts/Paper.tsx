import type {ComponentProps, ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {colors} from '../theme';
import {Expression} from './Expression';

type Props = ComponentProps<'svg'> & {
  /** A call that is shown above the drawing. */
  readonly code?: ReactNode;
  /** What the call returns at this frame. */
  readonly result?: string;
  readonly codeSize?: number;
};

/** An `<svg>` of 1280 by 720 pixels on paper. */
export const Paper = ({code, result, codeSize, ...svg}: Props) => (
  <AbsoluteFill style={{backgroundColor: colors.paper}}>
    {code === undefined ? null : (
      <Expression result={result} size={codeSize}>
        {code}
      </Expression>
    )}
    <svg viewBox="0 0 1280 720" {...svg} />
  </AbsoluteFill>
);
