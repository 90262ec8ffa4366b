import './tailwind.css';
import {Composition} from 'remotion';
import {Ticket} from './Ticket';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Ticket"
      component={Ticket}
      durationInFrames={60}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
