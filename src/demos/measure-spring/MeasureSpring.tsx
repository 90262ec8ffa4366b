import {measureSpring, spring, useVideoConfig} from 'remotion';
import {Paper} from '../parts/Paper';
import {RestPlot} from './RestPlot';

type Props = {
  damping: number;
  mass: number;
  stiffness: number;
  threshold: number;
};

export const MeasureSpring = ({threshold, ...config}: Props) => {
  const {fps} = useVideoConfig();

  const restsAt = measureSpring({fps, config, threshold});

  return (
    <Paper
      code={`measureSpring({fps, config, threshold: ${threshold}})`}
      result={`${restsAt} frames`}>
      <RestPlot
        curve={(f) => spring({frame: f, fps, config})}
        threshold={threshold}
        restsAt={restsAt}
      />
    </Paper>
  );
};
