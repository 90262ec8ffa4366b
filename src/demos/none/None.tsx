import {linearTiming, useTransitionProgress} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {Day, Night} from '../transition-stage/Scenes';
import {TwoScenes} from '../transition-stage/TwoScenes';

const Sunset = () => {
  const {exiting} = useTransitionProgress();
  return <Day sunset={exiting} />;
};

const Moonrise = () => {
  const {entering} = useTransitionProgress();
  return <Night moonrise={entering} />;
};

export const None = ({duration}: {duration: number}) => {
  return (
    <TwoScenes
      presentation={none()}
      timing={linearTiming({durationInFrames: duration})}
      day={<Sunset />}
      night={<Moonrise />}
    />
  );
};
