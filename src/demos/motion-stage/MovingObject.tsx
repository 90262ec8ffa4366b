import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {colors, sans} from '../theme';

type Props = {
  readonly lapInFrames: number;
};

/** The object of all motion blur demos: it swings from side to side and turns. */
export const MovingObject = ({lapInFrames}: Props) => {
  const frame = useCurrentFrame();
  const turn = frame / lapInFrames;
  const x = Math.sin(turn * Math.PI * 2) * 440;

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
      <div
        style={{
          width: 168,
          height: 168,
          borderRadius: 36,
          backgroundColor: colors.signal,
          transform: `translateX(${x}px) rotate(${interpolate(turn, [0, 1], [0, 180])}deg)`,
        }}
      />
    </AbsoluteFill>
  );
};

type LaneProps = {
  readonly label: string;
  readonly top: number;
  readonly children: React.ReactNode;
};

/** Half of the picture, with a name in its corner. */
export const Lane = ({label, top, children}: LaneProps) => (
  <div style={{position: 'absolute', top, left: 0, width: 1280, height: 360, overflow: 'hidden'}}>
    <div
      style={{
        position: 'absolute',
        top: 28,
        left: 40,
        color: colors.gray500,
        fontFamily: sans,
        fontSize: 34,
      }}>
      {label}
    </div>
    {children}
  </div>
);
