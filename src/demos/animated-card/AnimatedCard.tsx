import {AbsoluteFill, spring, useCurrentFrame} from 'remotion';
import {card, Ring} from '../parts/card';

export const AnimatedCard = () => {
  const frame = useCurrentFrame();
  const filled = spring({frame, fps: 30});

  return (
    <AbsoluteFill style={card}>
      <h1>Reading goal</h1>
      <Ring percent={72 * filled} />
    </AbsoluteFill>
  );
};
