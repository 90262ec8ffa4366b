import {updateDefaultProps} from '@remotion/studio';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const labelSchema = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
});

const place = ({nativeEvent}: React.MouseEvent) => {
  updateDefaultProps({
    compositionId: 'Label',
    defaultProps: ({unsavedDefaultProps}) => {
      return {
        ...unsavedDefaultProps,
        x: Math.round(nativeEvent.offsetX),
        y: Math.round(nativeEvent.offsetY),
      };
    },
  });
};

export const Label: React.FC<z.infer<typeof labelSchema>> = ({text, x, y}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white', fontSize: 60}} onClick={place}>
      <div style={{position: 'absolute', left: x, top: y, pointerEvents: 'none'}}>{text}</div>
    </AbsoluteFill>
  );
};
