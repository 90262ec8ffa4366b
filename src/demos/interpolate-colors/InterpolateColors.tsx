import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';
import {Expression} from '../parts/Expression';
import {colors} from '../theme';
import {ColorStrip} from './ColorStrip';

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
      <ColorStrip
        frame={frame}
        durationInFrames={durationInFrames}
        colorAt={colorAt}
        marks={[0, middle, durationInFrames - 1]}
      />
    </AbsoluteFill>
  );
};
