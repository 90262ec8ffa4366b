import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const certificateSchema = z.object({
  name: z.string().min(1),
  course: z.string().min(1),
  points: z.number().int().min(0).max(100),
});

export const Certificate: React.FC<z.infer<typeof certificateSchema>> = ({
  name,
  course,
  points,
}) => {
  const frame = useCurrentFrame();
  const width = interpolate(frame, [0, 20], [0, points], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        padding: 32,
        backgroundColor: '#fbfaf7',
        color: '#16181d',
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      <div style={{fontSize: 32, fontWeight: 700}}>{name}</div>
      <div style={{fontSize: 18, margin: '8px 0 16px'}}>{course}</div>
      <div style={{height: 12, backgroundColor: '#ebe8e1'}}>
        <div style={{height: 12, width: `${width}%`, backgroundColor: '#e5402a'}} />
      </div>
    </AbsoluteFill>
  );
};
