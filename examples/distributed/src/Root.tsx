import {Composition} from 'remotion';
import {Countdown} from './Countdown';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Countdown"
      component={Countdown}
      durationInFrames={54}
      fps={30}
      width={320}
      height={180}
      defaultProps={{color: 'black'}}
    />
  );
};
