import {useLoader} from '@react-three/fiber';
import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, spring, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';
import {GLTFLoader} from 'three/examples/jsm/loaders/GLTFLoader.js';

const Box: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const {nodes} = useLoader(GLTFLoader, staticFile('scene.glb'));
  const lift = spring({frame, fps});

  return (
    <group rotation={[0.4, frame / 60, 0]}>
      <primitive object={nodes['Base']} />
      <group position={[0, lift, 0]}>
        <primitive object={nodes['Lid']} />
      </group>
    </group>
  );
};

export const FromSpline: React.FC = () => {
  const {width, height} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <ThreeCanvas width={width} height={height}>
        <ambientLight intensity={1.5} />
        <directionalLight position={[3, 4, 5]} intensity={3} />
        <Box />
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
