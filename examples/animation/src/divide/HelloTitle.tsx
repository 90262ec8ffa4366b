import {AbsoluteFill, useCurrentFrame} from 'remotion';

type HelloTitleProps = {
  title: string;
};

export const HelloTitle: React.FC<HelloTitleProps> = ({title}) => {
  const frame = useCurrentFrame();
  const opacity = Math.min(1, frame / 60);

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
        fontSize: 80,
      }}>
      <div style={{opacity}}>{title}</div>
    </AbsoluteFill>
  );
};
