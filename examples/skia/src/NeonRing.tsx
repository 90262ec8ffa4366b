import {SkiaCanvas} from '@remotion/skia';
import {BlurMask, Circle, Fill, Group, SweepGradient, vec} from '@shopify/react-native-skia';
import {spring, useCurrentFrame, useVideoConfig} from 'remotion';

const Ring: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const center = vec(width / 2, height / 2);
  const radius = 220 * spring({frame, fps});

  return (
    <Group origin={center} transform={[{rotate: frame / 20}]}>
      <Circle c={center} r={radius} style="stroke" strokeWidth={40}>
        <SweepGradient c={center} colors={['#00e5ff', '#ff00c8', '#ffd500', '#00e5ff']} />
        <BlurMask blur={16} style="solid" />
      </Circle>
    </Group>
  );
};

export const NeonRing: React.FC = () => {
  const {width, height} = useVideoConfig();

  return (
    <SkiaCanvas width={width} height={height}>
      <Fill color="#10101c" />
      <Ring />
    </SkiaCanvas>
  );
};
