import {noise3D} from '@remotion/noise';
import {useCurrentFrame} from 'remotion';
import {DotField} from '../noise-stage/DotField';

type Props = {
  seed: string;
  detail: number;
  speed: number;
};

export const Noise3D = ({seed, detail, speed}: Props) => {
  const frame = useCurrentFrame();

  return (
    <DotField
      valueAt={(column, row) => noise3D(seed, column * detail, row * detail, frame * speed)}
    />
  );
};
