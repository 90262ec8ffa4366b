import {interpolate, useCurrentFrame} from 'remotion';

export const Notice: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [30, 42, 72, 84], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return <p style={{margin: 0, fontSize: 44, opacity}}>{text}</p>;
};
