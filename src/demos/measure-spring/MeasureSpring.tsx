import {AbsoluteFill, measureSpring, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Expression} from '../parts/Expression';
import {colors} from '../theme';
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
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Expression result={`${restsAt} frames`}>
        {`measureSpring({fps, config, threshold: ${threshold}})`}
      </Expression>
      <RestPlot
        curve={(f) => spring({frame: f, fps, config})}
        frame={frame}
        durationInFrames={durationInFrames}
        threshold={threshold}
        restsAt={restsAt}
      />
    </AbsoluteFill>
  );
};
