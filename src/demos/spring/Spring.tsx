import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Paper} from '../parts/Paper';
import {Plot} from '../parts/Plot';

type Props = {
  damping: number;
  mass: number;
  stiffness: number;
  overshootClamping: boolean;
};

export const Spring = (config: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const valueAt = (f: number) => spring({frame: f, fps, config});

  return (
    <Paper
      code={`spring({frame: ${frame}, fps: ${fps}, config})`}
      result={valueAt(frame).toFixed(3)}>
      <Plot curve={valueAt} min={-0.1} max={1.9} values={[0, 1]} frames={[0, 30, 60, 90]} />
    </Paper>
  );
};
