import {AbsoluteFill, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {Tracks} from '../parts/Tracks';
import {colors} from '../theme';

type CounterProps = {
  label: string;
  color: string;
  left: number;
};

const Counter = ({label, color, left}: CounterProps) => {
  const frame = useCurrentFrame();

  return (
    <div style={{position: 'absolute', top: 96, left, color}}>
      <div style={{fontSize: 36}}>{label}</div>
      <div style={{fontSize: 240, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.04em'}}>
        {frame}
      </div>
    </div>
  );
};

type Props = {
  from: number;
  length: number;
};

export const SequenceDemo = ({from, length}: Props) => {
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{backgroundColor: colors.paper, fontFamily: 'Helvetica, Arial, sans-serif'}}>
      <Counter label="Composition" color={colors.ink} left={96} />
      <Sequence from={from} durationInFrames={length}>
        <Counter label="Inside the sequence" color={colors.signal} left={672} />
      </Sequence>
      <Tracks
        tracks={[
          {label: 'Composition', from: 0, durationInFrames},
          {label: '<Sequence>', from, durationInFrames: length},
        ]}
      />
    </AbsoluteFill>
  );
};
