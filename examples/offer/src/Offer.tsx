import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, Series, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const offerSchema = z.object({
  headline: z.string().min(1),
  products: z.array(z.object({name: z.string(), price: z.number().min(0)})).min(1),
  accentColor: zColor(),
});

export type OfferProps = z.infer<typeof offerSchema>;

export const framesPerProduct = 30;

const Line: React.FC<{text: string; color: string}> = ({text, color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const entrance = spring({frame, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <h1 style={{fontSize: 90, color, opacity: entrance}}>{text}</h1>
    </AbsoluteFill>
  );
};

export const Offer: React.FC<OfferProps> = ({headline, products, accentColor}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Series>
        <Series.Sequence durationInFrames={framesPerProduct}>
          <Line text={headline} color={accentColor} />
        </Series.Sequence>
        {products.map(({name, price}) => (
          <Series.Sequence key={name} durationInFrames={framesPerProduct}>
            <Line text={`${name}: ${price.toFixed(2)} €`} color="black" />
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
