import {Composition} from 'remotion';
import {CubeScene} from './CubeScene';
import {FromSpline} from './FromSpline';
import {TurningScreen} from './TurningScreen';

const video = {width: 1280, height: 720, fps: 30};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="CubeScene" component={CubeScene} durationInFrames={120} {...video} />
      <Composition
        id="TurningScreen"
        component={TurningScreen}
        durationInFrames={20}
        fps={30}
        width={640}
        height={360}
      />
      <Composition id="FromSpline" component={FromSpline} durationInFrames={60} {...video} />
    </>
  );
};
