import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {AbsoluteFill, Audio, staticFile, useVideoConfig} from 'remotion';

const sceneInFrames = 120;
const timing = linearTiming({durationInFrames: 45});

const Scene: React.FC<{color: string; music: string}> = ({color, music}) => {
  const {fps} = useVideoConfig();
  const start = sceneInFrames - timing.getDurationInFrames({fps});

  return (
    <AbsoluteFill style={{backgroundColor: color}}>
      <Audio
        src={staticFile(music)}
        volume={(frame) =>
          Math.sqrt(timing.getProgress({frame, fps})) *
          Math.sqrt(1 - timing.getProgress({frame: frame - start, fps}))
        }
      />
    </AbsoluteFill>
  );
};

export const Soundscapes: React.FC = () => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={sceneInFrames}>
        <Scene color="#8ec5d6" music="sea.mp3" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={fade()} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={sceneInFrames}>
        <Scene color="#9cc69b" music="forest.mp3" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
