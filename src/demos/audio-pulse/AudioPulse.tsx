import {visualizeAudio} from '@remotion/media-utils';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Text} from '../parts/Text';
import {SoundStage} from '../sound-scene/SoundStage';
import {tune} from '../sound-scene/tune';
import {colors} from '../theme';

type Props = {
  amount: number;
  smoothing: boolean;
};

export const AudioPulse = ({amount, smoothing}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const bassAt = (f: number) =>
    visualizeAudio({audioData: tune, frame: f, fps, numberOfSamples: 64, smoothing})[0] ?? 0;
  const bass = bassAt(frame);
  const scale = 1 + bass * amount;

  return (
    <SoundStage
      code="const [bass] = visualizeAudio({audioData, frame, fps, numberOfSamples: 64})"
      note={`scale: 1 + ${bass.toFixed(3)} * ${amount} = ${scale.toFixed(3)}`}>
      <g transform={`translate(640 360) scale(${scale})`}>
        <circle r={100} fill={colors.signal} />
        <path d="M-28 -46 v92 l80 -46 Z" fill={colors.paper} />
      </g>
      <circle
        cx={640}
        cy={360}
        r={97}
        fill="none"
        stroke={colors.tint}
        strokeWidth={4}
        strokeDasharray="6 10"
      />
      <Text x={64} y={580} size={24} fill={colors.gray500}>
        dashed: scale 1
      </Text>
    </SoundStage>
  );
};
