import {useEffect, useState} from 'react';
import {AbsoluteFill, interpolate, Sequence, useBufferState, useCurrentFrame} from 'remotion';

type ChartProps = {
  load: () => Promise<number[]>;
};

const Bars: React.FC<ChartProps> = ({load}) => {
  const frame = useCurrentFrame();
  const {delayPlayback} = useBufferState();
  const [values, setValues] = useState<number[] | null>(null);

  useEffect(() => {
    const {unblock} = delayPlayback();
    let current = true;

    load()
      .then((loaded) => {
        if (current) setValues(loaded);
      })
      .catch((error) => console.error('The chart stays empty', error))
      .finally(unblock);

    return () => {
      current = false;
      unblock();
    };
  }, [delayPlayback, load]);

  const grown = interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{flexDirection: 'row', alignItems: 'flex-end', gap: 40, padding: 80}}>
      {(values ?? []).map((value, i) => (
        <div key={i} style={{flex: 1, height: value * grown, backgroundColor: 'royalblue'}} />
      ))}
    </AbsoluteFill>
  );
};

export const Chart: React.FC<ChartProps> = ({load}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Sequence durationInFrames={30}>
        <h1 style={{fontSize: 120}}>Sales in May</h1>
      </Sequence>
      <Sequence from={30}>
        <Bars load={load} />
      </Sequence>
    </AbsoluteFill>
  );
};
