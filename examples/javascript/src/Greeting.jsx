import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {Badge} from './Badge';

export const Greeting = ({name}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <h1 style={{fontSize: 100, opacity}}>Hello {name}</h1>
      <Badge label="Member" />
    </AbsoluteFill>
  );
};
