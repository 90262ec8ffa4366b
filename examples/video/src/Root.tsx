import {Composition} from 'remotion';
import {Clip} from './Clip';
import {Counter} from './Counter';
import {Clip as PlacedClip} from './place/Clip';
import {Clip as WholeClip} from './show/Clip';
import {Clip as TrimmedClip} from './trim/Clip';

const format = {durationInFrames: 120, fps: 30, width: 1280, height: 720};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Counter" component={Counter} {...format} />
      <Composition id="WholeClip" component={WholeClip} {...format} />
      <Composition id="TrimmedClip" component={TrimmedClip} {...format} />
      <Composition id="PlacedClip" component={PlacedClip} {...format} />
      <Composition id="Clip" component={Clip} {...format} />
    </>
  );
};
