import {AbsoluteFill} from 'remotion';

export type CardProps = {
  title: string;
  author: string;
};

export const Card: React.FC<CardProps> = ({title, author}) => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        padding: 80,
        backgroundColor: '#16181d',
        color: 'white',
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      <div style={{width: 120, height: 12, backgroundColor: '#e5402a'}} />
      <h1 style={{fontSize: 96, margin: '40px 0'}}>{title}</h1>
      <p style={{fontSize: 40, margin: 0}}>{author}</p>
    </AbsoluteFill>
  );
};
