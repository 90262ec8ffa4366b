import {Heart} from '@remotion/shapes';
import {interpolate, useCurrentFrame} from 'remotion';
import {attributes} from '../shapes-scene/corners';
import {ShapeStage} from '../shapes-scene/ShapeStage';
import {colors} from '../theme';

type Props = {
  height: number;
  aspectRatio: number;
  bottomRoundnessAdjustment: number;
  depthAdjustment: number;
  debug: boolean;
};

export const HeartDemo = ({debug, ...shape}: Props) => {
  const frame = useCurrentFrame();
  const scale = interpolate(frame % 38, [0, 6, 12, 18, 24], [1, 1.06, 1, 1.06, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <ShapeStage code={`<Heart${attributes(shape)} />`}>
      <Heart
        {...shape}
        debug={debug}
        fill={colors.signal}
        pathStyle={{transform: `scale(${scale})`}}
      />
    </ShapeStage>
  );
};
