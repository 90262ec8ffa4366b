import {Composition} from 'remotion';
import {Greeting} from './Greeting';

export const RemotionRoot = () => {
  return (
    <Composition
      id="Greeting"
      component={Greeting}
      durationInFrames={60}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{name: 'Ada'}}
    />
  );
};
