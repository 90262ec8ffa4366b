import {visualControl} from '@remotion/studio';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const Headline: React.FC = () => {
  const text = visualControl('headline-text', 'Good evening');
  const top = visualControl('headline-top', 120, z.number().min(0).max(300));
  const color = visualControl('headline-color', '#0b84f3', zColor());
  const isBold = visualControl('headline-bold', true, z.boolean());

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <h1
        style={{
          position: 'absolute',
          top,
          left: 60,
          color,
          fontSize: 80,
          fontWeight: isBold ? 700 : 400,
        }}>
        {text}
      </h1>
    </AbsoluteFill>
  );
};
