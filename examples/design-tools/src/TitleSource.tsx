import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const TitleSource: React.FC = () => {
  const frame = useCurrentFrame();
  const width = interpolate(frame, [0, 20], [0, 400], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div style={{width, height: 120, backgroundColor: 'crimson'}} />
    </AbsoluteFill>
  );
};
