import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const TailwindCard: React.FC = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill className="items-center justify-center bg-brand">
      <h1 className="rounded-3xl bg-white px-16 py-10 text-8xl font-bold" style={{opacity}}>
        Saturday
      </h1>
    </AbsoluteFill>
  );
};
