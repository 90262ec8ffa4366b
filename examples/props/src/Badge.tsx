import {AbsoluteFill} from 'remotion';

export type BadgeProps = {
  title: string;
  color: string;
};

export const Badge: React.FC<BadgeProps> = ({title, color}) => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: color,
        color: 'white',
        fontFamily: 'sans-serif',
        fontSize: 120,
      }}>
      {title}
    </AbsoluteFill>
  );
};
