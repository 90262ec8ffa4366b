import {AbsoluteFill, OffthreadVideo} from 'remotion';

export const Clip: React.FC<{src: string}> = ({src}) => {
  return (
    <AbsoluteFill>
      <OffthreadVideo src={src} muted />
    </AbsoluteFill>
  );
};
