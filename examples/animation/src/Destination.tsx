import {Easing, interpolate, useCurrentFrame} from 'remotion';

export const Destination: React.FC<{city: string}> = ({city}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [12, 36], [-960, 0], {
    easing: Easing.out(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return <h1 style={{margin: 0, fontSize: 110, transform: `translateX(${x}px)`}}>{city}</h1>;
};
