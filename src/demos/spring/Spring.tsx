import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Expression} from '../parts/Expression';
import {Plot} from '../parts/Plot';
import {colors} from '../theme';

type Props = {
  damping: number;
  mass: number;
  stiffness: number;
  overshootClamping: boolean;
};

export const Spring = (config: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();

  const valueAt = (f: number) => spring({frame: f, fps, config});

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Expression result={valueAt(frame).toFixed(3)}>
        {`spring({frame: ${frame}, fps: ${fps}, config})`}
      </Expression>
      <Plot
        curve={valueAt}
        frame={frame}
        durationInFrames={durationInFrames}
        min={-0.1}
        max={1.9}
        values={[0, 1]}
        frames={[0, 30, 60, 90]}
      />
    </AbsoluteFill>
  );
};
