import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Paper} from '../parts/Paper';
import {Plot} from '../parts/Plot';

type Props = {
  operation: 'first - second' | 'first + second' | 'first * second';
  delay: number;
  damping: number;
};

export const AnimationMath = ({operation, delay, damping}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const valueAt = (f: number) => {
    const first = spring({frame: f, fps, config: {damping}});
    const second = spring({frame: f, fps, config: {damping}, delay});

    return {
      'first - second': first - second,
      'first + second': first + second,
      'first * second': first * second,
    }[operation];
  };

  return (
    <Paper code={operation} result={valueAt(frame).toFixed(3)}>
      <Plot curve={valueAt} min={-1.1} max={3} values={[0, 1, 2]} frames={[0, 30, 60, 90, 120]} />
    </Paper>
  );
};
