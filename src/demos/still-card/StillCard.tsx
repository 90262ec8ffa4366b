import {AbsoluteFill} from 'remotion';
import {card, Ring} from '../parts/card';

export const StillCard = () => {
  return (
    <AbsoluteFill style={card}>
      <h1>Reading goal</h1>
      <Ring percent={72} />
    </AbsoluteFill>
  );
};
