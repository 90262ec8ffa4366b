import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const MyVideo: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'tomato', color: 'white', fontSize: 120}}>
      {text} {frame}
    </AbsoluteFill>
  );
};
