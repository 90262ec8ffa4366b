export type OfferProps = {
  products: string[];
};

export const framesPerProduct = 45;

export const offerFacts = {
  fps: 30,
  width: 1280,
  height: 720,
};

export const defaultOffer: OfferProps = {products: ['Apples', 'Pears']};

export const getOfferDuration = ({products}: OfferProps): number => {
  return Math.max(1, products.length * framesPerProduct);
};
