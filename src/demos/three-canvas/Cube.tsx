import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, palettes} from '../theme';

type Props = {
  turns: number;
  roughness: number;
  wireframe: boolean;
};

export const Cube = ({turns, roughness, wireframe}: Props) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();

  const angle = (frame / durationInFrames) * turns * 2 * Math.PI;
  const scale = interpolate(frame, [0, 20], [0.2, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <ThreeCanvas width={width} height={height} camera={{position: [0, 0, 4]}}>
        <ambientLight intensity={1.2} />
        <directionalLight position={[3, 4, 5]} intensity={2.5} />
        <mesh rotation={[0.5, angle, 0]} scale={scale}>
          <boxGeometry args={[1.6, 1.6, 1.6]} />
          <meshStandardMaterial
            color={palettes.light.signal}
            roughness={roughness}
            wireframe={wireframe}
          />
        </mesh>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
