import {linearTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {TwoScenes} from '../transition-stage/TwoScenes';

type Props = {
  shouldFadeOutExitingScene: boolean;
  duration: number;
};

export const Fade = ({shouldFadeOutExitingScene, duration}: Props) => {
  return (
    <TwoScenes
      presentation={fade({shouldFadeOutExitingScene})}
      timing={linearTiming({durationInFrames: duration})}
    />
  );
};
