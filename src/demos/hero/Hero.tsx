import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {colors} from '../theme';
import {motion} from './motion';
import {Playhead, Square, Title} from './Scene';

export const Hero = () => {
  const frame = useCurrentFrame();
  const now = motion(frame);
  const past = Array.from({length: Math.ceil(frame / 6)}, (_, i) => i * 6);

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Title scale={now.scale} />
      {past.map((earlier) => (
        <Square key={earlier} {...motion(earlier)} outline />
      ))}
      <Playhead x={now.x} frame={frame} />
      <Square {...now} />
    </AbsoluteFill>
  );
};
