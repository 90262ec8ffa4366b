import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';
import {Expression} from '../parts/Expression';
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
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Expression result={colorAt(frame)}>{`interpolateColors(${frame}, …)`}</Expression>
      <div
        style={{
          position: 'absolute',
          top: 144,
          left: 64,
          right: 64,
          height: 344,
          borderRadius: 20,
          backgroundColor: colorAt(frame),
          border: '2px solid #d9d6cf',
        }}
      />
      <AbsoluteFill>
        <svg viewBox="0 0 1280 720">
          <Timeline
            step={1}
            y={564}
            height={64}
            rise={44}
            fillOf={colorAt}
            marks={[0, middle, durationInFrames - 1].map((f) => ({frame: f, label: String(f)}))}
          />
        </svg>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
