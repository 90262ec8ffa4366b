import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';

const Cube: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const turns = frame / fps / 4;

  return (
    <mesh rotation={[0.5, turns * 2 * Math.PI, 0]}>
      <boxGeometry args={[2, 2, 2]} />
      <meshStandardMaterial color="tomato" />
    </mesh>
  );
};

export const CubeScene: React.FC = () => {
  const {fps, width, height} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <ThreeCanvas width={width} height={height} camera={{position: [0, 0, 6]}}>
        <ambientLight intensity={1} />
        <directionalLight position={[3, 4, 5]} intensity={3} />
        <Cube />
        <Sequence from={fps} layout="none">
          <mesh position={[3, 0, 0]}>
            <sphereGeometry args={[0.7, 32, 32]} />
            <meshStandardMaterial color="royalblue" />
          </mesh>
        </Sequence>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
