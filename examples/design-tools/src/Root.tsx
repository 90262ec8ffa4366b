import {Composition} from 'remotion';
import {RemotionRoot as AfterEffects} from './after-effects/Root';
import {TitleFromAfterEffects} from './after-effects/TitleFromAfterEffects';
import {Rocket} from './Rocket';
import {TitleSource} from './TitleSource';

const video = {width: 640, height: 360, fps: 30, durationInFrames: 30};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <AfterEffects />
      <Composition id="TitleFromAfterEffects" component={TitleFromAfterEffects} {...video} />
      <Composition id="TitleSource" component={TitleSource} {...video} />
      <Composition
        id="Rocket"
        component={Rocket}
        width={1280}
        height={720}
        fps={30}
        durationInFrames={90}
      />
    </>
  );
};
