import {noise2D} from '@remotion/noise';
import {useCurrentFrame} from 'remotion';
import {DotField} from '../noise-stage/DotField';

type Props = {
  seed: string;
  detail: number;
  speed: number;
};

export const Noise2D = ({seed, detail, speed}: Props) => {
  const frame = useCurrentFrame();

  return (
    <DotField
      valueAt={(column, row) => noise2D(seed, column * detail + frame * speed, row * detail)}
    />
  );
};
