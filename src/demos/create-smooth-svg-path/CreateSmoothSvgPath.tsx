import {createSmoothSvgPath, visualizeAudioWaveform} from '@remotion/media-utils';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {SoundStage} from '../sound-scene/SoundStage';
import {tune} from '../sound-scene/tune';
import {colors} from '../theme';

type Props = {
  numberOfPoints: number;
  straight: boolean;
};

export const CreateSmoothSvgPath = ({numberOfPoints, straight}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const points = visualizeAudioWaveform({
    audioData: tune,
    frame,
    fps,
    numberOfSamples: numberOfPoints,
    windowInSeconds: 1,
  }).map((value, i, {length}) => ({
    x: 64 + (i / (length - 1)) * 1152,
    y: 360 + value * 500,
  }));
  const d = createSmoothSvgPath({points});

  return (
    <SoundStage
      code={`createSmoothSvgPath({points})  // ${points.length} points`}
      note={`${d.replace(/\.\d+/g, '').slice(0, 78)} …`}>
      {straight ? (
        <polyline
          points={points.map(({x, y}) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={colors.gray400}
          strokeWidth={3}
          strokeDasharray="8 8"
        />
      ) : null}
      <path d={d} fill="none" stroke={colors.signal} strokeWidth={5} strokeLinecap="round" />
      {points.map(({x, y}) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={9}
          fill={colors.ink}
          stroke={colors.paper}
          strokeWidth={3}
        />
      ))}
    </SoundStage>
  );
};
