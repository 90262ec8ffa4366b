import {createSmoothSvgPath, visualizeAudioWaveform} from '@remotion/media-utils';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {SoundStage} from '../sound-scene/SoundStage';
import {tune} from '../sound-scene/tune';
import {colors} from '../theme';

type Props = {
  numberOfSamples: number;
  windowInSeconds: number;
  normalize: boolean;
};

export const VisualizeAudioWaveform = ({numberOfSamples, windowInSeconds, normalize}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const waveform = visualizeAudioWaveform({
    audioData: tune,
    frame,
    fps,
    numberOfSamples,
    windowInSeconds,
    normalize,
  });
  const d = createSmoothSvgPath({
    points: waveform.map((value, i) => ({
      x: 64 + (i / (waveform.length - 1)) * 1152,
      y: 360 + value * (normalize ? 200 : 400),
    })),
  });

  return (
    <SoundStage
      code={`visualizeAudioWaveform({audioData, frame: ${frame}, fps, numberOfSamples: ${numberOfSamples},`}
      note={`  windowInSeconds: ${windowInSeconds}, normalize: ${normalize}})`}>
      <line x1={64} x2={1216} y1={360} y2={360} stroke={colors.gray300} strokeWidth={2} />
      <line
        x1={640}
        x2={640}
        y1={150}
        y2={590}
        stroke={colors.gray300}
        strokeWidth={2}
        strokeDasharray="2 8"
      />
      <path
        d={d}
        fill="none"
        stroke={colors.signal}
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SoundStage>
  );
};
