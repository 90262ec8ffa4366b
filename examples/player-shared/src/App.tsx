import {Player} from '@remotion/player';
import {useMemo, useState} from 'react';
import {defaultOffer, getOfferDuration, offerFacts} from './video/offer-facts';
import {Offer} from './video/Offer';

export const App: React.FC = () => {
  const [text, setText] = useState(defaultOffer.products.join('\n'));
  const inputProps = useMemo(
    () => ({products: text.split('\n').filter((product) => product.trim() !== '')}),
    [text],
  );

  return (
    <>
      <textarea
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label="Products"
      />
      <Player
        component={Offer}
        inputProps={inputProps}
        durationInFrames={getOfferDuration(inputProps)}
        fps={offerFacts.fps}
        compositionWidth={offerFacts.width}
        compositionHeight={offerFacts.height}
        style={{width: '100%', maxWidth: 640}}
        controls
        acknowledgeRemotionLicense
      />
    </>
  );
};
