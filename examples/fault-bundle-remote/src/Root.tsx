import {Composition, staticFile} from 'remotion';
import {Clip} from './Clip';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Clip"
      component={Clip}
      durationInFrames={30}
      fps={30}
      width={320}
      height={180}
      defaultProps={{src: staticFile('clips/5182920.mp4')}}
    />
  );
};
