import {Composition} from 'remotion';
import {Soundtrack} from '../../audio/src/Soundtrack';
import {Spectrum} from './Spectrum';

const video = {durationInFrames: 60, fps: 30, width: 320, height: 180};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Soundtrack" component={Soundtrack} {...video} />
      <Composition id="Spectrum" component={Spectrum} {...video} />
    </>
  );
};
