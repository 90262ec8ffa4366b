import type {ReactNode} from 'react';

type Props = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly children: ReactNode;
};

/** What was made for 1280 by 720, at another size. */
export const Scaled = ({left, top, width, children}: Props) => (
  <div
    style={{
      position: 'absolute',
      left,
      top,
      width: 1280,
      height: 720,
      overflow: 'hidden',
      transformOrigin: '0 0',
      transform: `scale(${width / 1280})`,
    }}>
    {children}
  </div>
);
