import {getWaveformPortion} from '@remotion/media-utils';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {SoundStage} from '../sound-scene/SoundStage';
import {tune} from '../sound-scene/tune';
import {colors} from '../theme';

type Props = {
  startTimeInSeconds: number;
  durationInSeconds: number;
  numberOfSamples: number;
  outputRange: 'zero-to-one' | 'minus-one-to-one';
  normalize: boolean;
};

export const GetWaveformPortion = (options: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const {startTimeInSeconds, durationInSeconds, numberOfSamples, outputRange} = options;

  const bars = getWaveformPortion({audioData: tune, ...options});

  const signed = outputRange === 'minus-one-to-one';
  const base = signed ? 365 : 580;
  const barWidth = 1152 / bars.length;

  return (
    <SoundStage
      code={`getWaveformPortion({audioData, startTimeInSeconds: ${startTimeInSeconds}, durationInSeconds: ${durationInSeconds},`}
      note={`  numberOfSamples: ${numberOfSamples}, outputRange: '${outputRange}', normalize: ${options.normalize}})`}>
      <line x1={64} x2={1216} y1={base} y2={base} stroke={colors.gray300} strokeWidth={2} />
      {bars.map(({index, amplitude}) => {
        const size = Math.abs(amplitude) * (signed ? 205 : 410);
        const time = startTimeInSeconds + (index / bars.length) * durationInSeconds;
        return (
          <rect
            key={index}
            x={64 + (index + 0.14) * barWidth}
            y={amplitude < 0 ? base : base - size}
            width={barWidth * 0.72}
            height={size}
            rx={Math.min(6, size / 2)}
            fill={time <= frame / fps ? colors.signal : colors.gray400}
          />
        );
      })}
    </SoundStage>
  );
};
