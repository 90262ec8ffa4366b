import {Composition} from 'remotion';
import {LowerThird} from './LowerThird';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="LowerThird"
      component={LowerThird}
      durationInFrames={30}
      fps={30}
      width={480}
      height={270}
      defaultProps={{name: 'Ada Lovelace', role: 'Mathematician'}}
    />
  );
};
