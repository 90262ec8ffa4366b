import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Departure: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{padding: 80, backgroundColor: '#12355b'}}>
      <div style={{height: 24, width: 12 * frame, backgroundColor: '#ffd166'}} />
    </AbsoluteFill>
  );
};
