import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Credits: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <div
        style={{
          fontSize: 40,
          transform: `translateY(${frame * 0.25}px)`,
          willChange: 'transform',
        }}>
        Thank you
      </div>
    </AbsoluteFill>
  );
};
