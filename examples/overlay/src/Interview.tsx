import {AbsoluteFill} from 'remotion';

export const Interview: React.FC = () => {
  return (
    <AbsoluteFill style={{background: 'linear-gradient(150deg, #6a8f7a, #2d4a53)'}}>
      <div
        style={{
          margin: '220px auto 0',
          width: 420,
          height: 420,
          borderRadius: '50%',
          backgroundColor: '#e8b48f',
        }}
      />
    </AbsoluteFill>
  );
};
