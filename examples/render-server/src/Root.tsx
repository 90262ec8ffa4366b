import {Composition} from 'remotion';
import {Forecast, framesPerDay} from './Forecast';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Forecast"
      component={Forecast}
      calculateMetadata={({props}) => {
        return {durationInFrames: props.days.length * framesPerDay + framesPerDay};
      }}
      fps={30}
      width={320}
      height={180}
      defaultProps={{
        city: 'Somewhere',
        days: [{name: 'Mon', celsius: 20}],
      }}
    />
  );
};
