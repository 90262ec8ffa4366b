import {visualizeAudio} from '@remotion/media-utils';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {SoundStage} from '../sound-scene/SoundStage';
import {tune} from '../sound-scene/tune';
import {colors} from '../theme';

type Props = {
  numberOfSamples: '8' | '16' | '32' | '64';
  smoothing: boolean;
  height: 'decibels' | 'amplitude';
};

/** From -60 dB (nothing to be heard) to 0 dB (as loud as it gets) becomes 0 to 1. */
const loudness = (amplitude: number) => Math.max(0, 1 + (20 * Math.log10(amplitude)) / 60);

export const VisualizeAudio = ({numberOfSamples, smoothing, height}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const amplitudes = visualizeAudio({
    audioData: tune,
    frame,
    fps,
    numberOfSamples: Number(numberOfSamples),
    smoothing,
  });
  const barWidth = 1152 / amplitudes.length;

  return (
    <SoundStage
      code={`visualizeAudio({audioData, frame: ${frame}, fps, numberOfSamples: ${numberOfSamples}, …})`}
      note={`[${amplitudes
        .slice(0, 8)
        .map((amplitude) => amplitude.toFixed(3))
        .join(', ')}${amplitudes.length > 8 ? ', …' : ''}]`}>
      <line x1={64} x2={1216} y1={580} y2={580} stroke={colors.gray300} strokeWidth={2} />
      {amplitudes.map((amplitude, i) => {
        const size = 420 * Math.min(1, height === 'decibels' ? loudness(amplitude) : amplitude);
        return (
          <rect
            // The place in the spectrum is what a bar is.
            key={i}
            x={64 + (i + 0.12) * barWidth}
            y={580 - size}
            width={barWidth * 0.76}
            height={size}
            rx={Math.min(6, size / 2)}
            fill={i < amplitudes.length / 8 ? colors.signal : colors.ink}
          />
        );
      })}
    </SoundStage>
  );
};
