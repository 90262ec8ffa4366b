import {Composition} from 'remotion';
import {Countdown} from './Countdown';
import {FrameNumber} from './FrameNumber';
import {HelloTitle} from './HelloTitle';

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition
        id="HelloTitle"
        component={HelloTitle}
        durationInFrames={90}
        fps={30}
        width={1280}
        height={720}
        defaultProps={{title: 'My first video'}}
      />
      <Composition
        id="FrameNumber"
        component={FrameNumber}
        durationInFrames={150}
        fps={30}
        width={1920}
        height={1080}
      />
      <Composition
        id="Countdown"
        component={Countdown}
        durationInFrames={150}
        fps={30}
        width={1080}
        height={1080}
      />
    </>
  );
};
