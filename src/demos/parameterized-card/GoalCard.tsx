import {AbsoluteFill, spring, useCurrentFrame} from 'remotion';
import {card, Ring} from '../parts/card';

type Props = {
  title: string;
  color: string;
  value: number;
};

export const GoalCard = ({title, color, value}: Props) => {
  const frame = useCurrentFrame();
  const filled = spring({frame, fps: 30});

  return (
    <AbsoluteFill style={card}>
      <h1>{title}</h1>
      <Ring color={color} percent={value * filled} />
    </AbsoluteFill>
  );
};
