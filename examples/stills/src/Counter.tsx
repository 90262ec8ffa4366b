import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Counter: React.FC = () => {
  const frame = useCurrentFrame();
  const width = interpolate(frame, [0, 59], [0, 100]);

  return (
    <AbsoluteFill
      style={{backgroundColor: 'white', fontSize: 200, fontFamily: 'Helvetica, Arial, sans-serif'}}>
      <div style={{width: `${width}%`, height: 40, backgroundColor: '#e5402a'}} />
      <div style={{margin: 'auto'}}>{frame}</div>
    </AbsoluteFill>
  );
};
