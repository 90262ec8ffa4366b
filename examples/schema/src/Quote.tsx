import {zColor, zTextarea} from '@remotion/zod-types';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const quoteSchema = z.object({
  text: zTextarea(),
  author: z.string().min(1).max(40),
  color: zColor(),
  fontSize: z.number().min(20).max(200).multipleOf(10),
});

type QuoteProps = z.infer<typeof quoteSchema>;

export const Quote: React.FC<QuoteProps> = ({text, author, color, fontSize}) => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        padding: 100,
        backgroundColor: 'white',
        color,
        fontFamily: 'sans-serif',
        fontSize,
      }}>
      <div style={{whiteSpace: 'pre-wrap'}}>{text}</div>
      <div style={{fontSize: fontSize / 2}}>{author}</div>
    </AbsoluteFill>
  );
};
