import {ThreeCanvas, useOffthreadVideoTexture, useVideoTexture} from '@remotion/three';
import {useRef} from 'react';
import {
  AbsoluteFill,
  Audio,
  getRemotionEnvironment,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
  Video,
} from 'remotion';
import type {Texture} from 'three';

const src = staticFile('clip.mp4');

const Screen: React.FC<{texture: Texture | null}> = ({texture}) => {
  const frame = useCurrentFrame();

  if (!texture) {
    return null;
  }

  return (
    <mesh rotation={[0, 0.6 - frame / 60, 0]}>
      <planeGeometry args={[6.4, 3.6]} />
      <meshBasicMaterial map={texture} toneMapped={false} />
    </mesh>
  );
};

const RenderedScreen: React.FC = () => {
  const texture = useOffthreadVideoTexture({src});
  return <Screen texture={texture} />;
};

const PreviewScreen: React.FC<{video: React.RefObject<HTMLVideoElement | null>}> = ({video}) => {
  const texture = useVideoTexture(video);
  return <Screen texture={texture} />;
};

export const TurningScreen: React.FC = () => {
  const {width, height} = useVideoConfig();
  const {isRendering} = getRemotionEnvironment();
  const video = useRef<HTMLVideoElement>(null);

  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      {isRendering ? (
        <Audio src={src} />
      ) : (
        <Video ref={video} src={src} style={{position: 'absolute', opacity: 0}} />
      )}
      <ThreeCanvas width={width} height={height}>
        {isRendering ? <RenderedScreen /> : <PreviewScreen video={video} />}
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
