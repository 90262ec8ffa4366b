import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {colors} from '../theme';
import {Themed} from '../../../features/demos/Themed';
import {Strip} from './Timeline';

type Props = {
  /** The frame that the picture claims to be, and the length of the video that it is from. */
  readonly frame: number;
  readonly durationInFrames: number;
  readonly dark?: boolean;
  readonly children: ReactNode;
};

/** The frame of a preview picture: the ground, 1280 by 624 for the drawing, and the playhead below. */
export const Preview = ({dark = false, ...props}: Props) =>
  // A dark picture looks the same in both themes.
  dark ? (
    <Themed theme="light">
      <Ground {...props} dark />
    </Themed>
  ) : (
    <Ground {...props} dark={false} />
  );

const Ground = ({frame, durationInFrames, dark, children}: Required<Props>) => (
  <AbsoluteFill style={{backgroundColor: dark ? colors.ink : colors.paper}}>
    <svg viewBox="0 0 1280 720">
      {children}
      <Strip
        frame={Math.floor(frame)}
        durationInFrames={durationInFrames}
        step={durationInFrames / 24}
        x={64}
        y={652}
        width={1152}
        height={28}
        rise={28}
        dark={dark}
      />
    </svg>
  </AbsoluteFill>
);
