import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill} from 'remotion';
import {Lane, MovingObject} from '../motion-stage/MovingObject';
import {colors} from '../theme';

type Props = {
  layers: number;
  lagInFrames: number;
  trailOpacity: number;
  lapInFrames: number;
};

export const TrailDemo = ({layers, lagInFrames, trailOpacity, lapInFrames}: Props) => {
  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Lane label="Without" top={0}>
        <MovingObject lapInFrames={lapInFrames} />
      </Lane>
      <Lane label="With <Trail>" top={360}>
        <Trail layers={layers} lagInFrames={lagInFrames} trailOpacity={trailOpacity}>
          <MovingObject lapInFrames={lapInFrames} />
        </Trail>
      </Lane>
    </AbsoluteFill>
  );
};
