import {Composition} from 'remotion';
import {LiftOff} from './LiftOff';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="LiftOff"
      component={LiftOff}
      durationInFrames={90}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{label: 'Lift-off in'}}
    />
  );
};
