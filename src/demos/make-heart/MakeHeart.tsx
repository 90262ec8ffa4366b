import {makeHeart} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';
import {fields} from '../shapes-scene/corners';
import {useProgress} from '../parts/useProgress';

type Props = {
  height: number;
  aspectRatio: number;
  bottomRoundnessAdjustment: number;
  depthAdjustment: number;
};

export const MakeHeart = (options: Props) => {
  const {height, aspectRatio, ...adjustments} = options;
  const changed = Object.fromEntries(
    Object.entries(adjustments).filter(([, value]) => value !== 0),
  );

  return (
    <Anatomy
      code={`makeHeart({${fields({height, aspectRatio, ...changed})}})`}
      shape={makeHeart(options)}
      progress={useProgress()}
    />
  );
};
