import {Composition} from 'remotion';
import {framesPerProduct, Offer, offerSchema} from './Offer';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Offer"
      component={Offer}
      schema={offerSchema}
      calculateMetadata={({props}) => {
        return {
          durationInFrames: (props.products.length + 1) * framesPerProduct,
        };
      }}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{
        headline: 'This week',
        products: [
          {name: 'Apples', price: 2.5},
          {name: 'Pears', price: 3},
        ],
        accentColor: '#e5402a',
      }}
    />
  );
};
