import type {ReactNode} from 'react';
import {colors, mono} from '../theme';

type Props = {
  readonly children: ReactNode;
  readonly result?: string;
  readonly size?: number;
};

/** A line of code at the top of the frame, and what it returns at this frame. */
export const Expression = ({children, result, size = 32}: Props) => (
  <div
    style={{
      position: 'absolute',
      top: 64,
      left: 64,
      right: 96,
      display: 'flex',
      justifyContent: 'space-between',
      color: colors.ink,
      font: `${size}px ${mono}`,
      whiteSpace: 'pre-wrap',
    }}>
    <span>{children}</span>
    <span style={{color: colors.signal, fontWeight: 700}}>{result}</span>
  </div>
);
