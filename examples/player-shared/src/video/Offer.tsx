import {AbsoluteFill, Img, interpolate, Series, staticFile, useCurrentFrame} from 'remotion';
import {framesPerProduct, type OfferProps} from './offer-facts';

const Line: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 10], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <h1 style={{fontSize: 100, fontFamily: 'sans-serif', opacity}}>{text}</h1>
    </AbsoluteFill>
  );
};

export const Offer: React.FC<OfferProps> = ({products}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Img src={staticFile('leaf.svg')} style={{position: 'absolute', left: 60, top: 60}} />
      <Series>
        {products.map((product, i) => (
          <Series.Sequence key={i} durationInFrames={framesPerProduct}>
            <Line text={product} />
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
