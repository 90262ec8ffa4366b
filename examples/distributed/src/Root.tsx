import {Composition} from 'remotion';
import {FrameCountdown} from './FrameCountdown';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Countdown"
      component={FrameCountdown}
      durationInFrames={54}
      fps={30}
      width={320}
      height={180}
      defaultProps={{color: 'black'}}
    />
  );
};
