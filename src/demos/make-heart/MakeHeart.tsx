import {makeHeart} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';
import {fields} from '../shapes-scene/corners';

type Props = {
  height: number;
  aspectRatio: number;
  bottomRoundnessAdjustment: number;
  depthAdjustment: number;
};

export const MakeHeart = (options: Props) => (
  <Anatomy code={`makeHeart({${fields(options)}})`} shape={makeHeart(options)} />
);
