import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Ring: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 100 + frame * 4,
          height: 100 + frame * 4,
          borderRadius: '50%',
          border: '20px solid tomato',
        }}
      />
    </AbsoluteFill>
  );
};
