import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

export type LowerThirdProps = {
  name: string;
  role: string;
};

export const LowerThird: React.FC<LowerThirdProps> = ({name, role}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

  const opacity = interpolate(frame, [0, 8, last - 8, last], [0, 1, 1, 0], clamp);
  const left = interpolate(frame, [0, 8], [-40, 24], clamp);

  return (
    <AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          bottom: 24,
          left,
          opacity,
          padding: '8px 16px',
          borderRadius: 6,
          backgroundColor: 'rgba(22, 24, 29, 0.75)',
          color: 'white',
          fontFamily: 'Helvetica, Arial, sans-serif',
        }}>
        <div style={{fontSize: 26, fontWeight: 700}}>{name}</div>
        <div style={{fontSize: 18, color: '#f9ddd6'}}>{role}</div>
      </div>
    </AbsoluteFill>
  );
};
