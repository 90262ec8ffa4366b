import {noise4D} from '@remotion/noise';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {DotField} from '../noise-stage/DotField';

type Props = {
  seed: string;
  detail: number;
  radius: number;
};

export const Noise4D = ({seed, detail, radius}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * Math.PI * 2;
  const z = Math.cos(angle) * radius;
  const w = Math.sin(angle) * radius;

  // The values lie closer to 0 than those of noise3D().
  const contrast = 1.5;

  return (
    <DotField
      valueAt={(column, row) => noise4D(seed, column * detail, row * detail, z, w) * contrast}
    />
  );
};
