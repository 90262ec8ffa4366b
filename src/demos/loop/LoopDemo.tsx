import {AbsoluteFill, Loop, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors} from '../theme';
import {Dial} from './Dial';
import {LoopTrack} from './LoopTrack';

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
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Clock turn={durationInFrames} />
      <Loop durationInFrames={length} times={times}>
        <Clock turn={length} />
      </Loop>
      <LoopTrack frame={frame} durationInFrames={durationInFrames} length={length} times={times} />
    </AbsoluteFill>
  );
};
