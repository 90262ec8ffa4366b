import {AbsoluteFill, Loop, useCurrentFrame, useVideoConfig} from 'remotion';
import {Tracks} from '../parts/Tracks';
import {colors} from '../theme';
import {Dial} from './Dial';

const Clock = ({turn}: {turn: number}) => {
  const frame = useCurrentFrame();
  const iteration = Loop.useLoop()?.iteration;

  return (
    <Dial
      x={iteration === undefined ? 320 : 960}
      progress={frame / turn}
      number={frame}
      label={iteration === undefined ? 'Composition' : `Loop, iteration ${iteration}`}
      active={iteration !== undefined}
    />
  );
};

type Props = {
  length: number;
  times: number;
};

export const LoopDemo = ({length, times}: Props) => {
  const {durationInFrames} = useVideoConfig();
  const iterations = Math.min(times, Math.ceil(durationInFrames / length));

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Clock turn={durationInFrames} />
      <Loop durationInFrames={length} times={times}>
        <Clock turn={length} />
      </Loop>
      <Tracks
        tracks={[
          {label: 'Composition', from: 0, durationInFrames},
          ...Array.from({length: iterations}, (_, i) => ({
            label: String(i),
            row: 1,
            from: i * length,
            durationInFrames: length,
          })),
        ]}
      />
    </AbsoluteFill>
  );
};
