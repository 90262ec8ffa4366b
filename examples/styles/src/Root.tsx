import './index.css';
import {Composition} from 'remotion';
import {TailwindCard} from './TailwindCard';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="TailwindCard"
      component={TailwindCard}
      durationInFrames={60}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
