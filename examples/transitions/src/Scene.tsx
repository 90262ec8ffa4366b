import {AbsoluteFill} from 'remotion';

type SceneProps = {
  text: string;
  color: string;
};

export const Scene: React.FC<SceneProps> = ({text, color}) => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: color,
        color: 'white',
        fontFamily: 'sans-serif',
        fontSize: 140,
      }}>
      {text}
    </AbsoluteFill>
  );
};
