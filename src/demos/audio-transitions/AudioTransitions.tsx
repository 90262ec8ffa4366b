import {linearTiming} from '@remotion/transitions';
import {useVideoConfig} from 'remotion';
import {transitionStart} from '../transition-stage/TwoScenes';
import {VolumeStage} from '../transition-stage/VolumeStage';

type Props = {
  curve: 'Math.sqrt(progress)' | 'progress';
  duration: number;
};

export const AudioTransitions = ({curve, duration}: Props) => {
  const {fps, durationInFrames} = useVideoConfig();
  const timing = linearTiming({durationInFrames: duration});
  const start = transitionStart(durationInFrames, duration);
  const volumeOf = curve === 'progress' ? (progress: number) => progress : Math.sqrt;

  return (
    <VolumeStage
      timing={timing}
      volumesAt={(frame) => {
        const progress = timing.getProgress({frame: frame - start, fps});
        return [volumeOf(1 - progress), volumeOf(progress)];
      }}
    />
  );
};
