import {interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';
import {Paper} from '../parts/Paper';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';

type Props = {
  first: string;
  second: string;
  third: string;
  middle: number;
};

export const InterpolateColors = ({first, second, third, middle}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const colorAt = (f: number) =>
    interpolateColors(f, [0, middle, durationInFrames - 1], [first, second, third]);

  return (
    <Paper code={`interpolateColors(${frame}, …)`} result={colorAt(frame)}>
      <rect
        x={65}
        y={145}
        width={1150}
        height={342}
        rx={19}
        fill={colorAt(frame)}
        stroke={colors.gray200}
        strokeWidth={2}
      />
      <Timeline
        step={1}
        y={564}
        height={64}
        rise={44}
        fillOf={colorAt}
        marks={[0, middle, durationInFrames - 1].map((f) => ({frame: f, label: String(f)}))}
      />
    </Paper>
  );
};
