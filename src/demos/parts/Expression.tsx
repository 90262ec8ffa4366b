import type {ReactNode} from 'react';
import {colors, mono} from '../theme';

type Props = {
  readonly children: ReactNode;
  readonly result: string;
};

/** A call and what it returns at this frame, as one line of code at the top of the picture. */
export const Expression = ({children, result}: Props) => (
  <div
    style={{
      position: 'absolute',
      top: 64,
      left: 64,
      right: 96,
      display: 'flex',
      justifyContent: 'space-between',
      color: colors.ink,
      fontFamily: mono,
      fontSize: 32,
      whiteSpace: 'pre',
    }}>
    <span>{children}</span>
    <span style={{color: colors.signal, fontWeight: 700}}>{result}</span>
  </div>
);
