import {Composition} from 'remotion';
import {defaultOffer, getOfferDuration, offerFacts} from './offer-facts';
import {Offer} from './Offer';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Offer"
      component={Offer}
      {...offerFacts}
      durationInFrames={getOfferDuration(defaultOffer)}
      defaultProps={defaultOffer}
      calculateMetadata={({props}) => ({durationInFrames: getOfferDuration(props)})}
    />
  );
};
