import {measureSpring, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Paper} from '../parts/Paper';
import {RestPlot} from './RestPlot';

type Props = {
  damping: number;
  mass: number;
  stiffness: number;
  threshold: number;
};

export const MeasureSpring = ({threshold, ...config}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();

  const restsAt = measureSpring({fps, config, threshold});

  return (
    <Paper
      code={`measureSpring({fps, config, threshold: ${threshold}})`}
      result={`${restsAt} frames`}>
      <RestPlot
        curve={(f) => spring({frame: f, fps, config})}
        frame={frame}
        durationInFrames={durationInFrames}
        threshold={threshold}
        restsAt={restsAt}
      />
    </Paper>
  );
};
