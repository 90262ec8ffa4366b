import {Composition} from 'remotion';
import {PulseFile} from './PulseFile';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="PulseFile"
      component={PulseFile}
      durationInFrames={120}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
