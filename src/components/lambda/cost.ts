import prices from './prices.json';
import {assumed, estimateRenderCost, type RenderCost} from './renderCost';

export type Region = keyof typeof prices;

/** All regions of Remotion Lambda, in alphabetical order. */
export const regions = Object.keys(prices) as Region[];

export interface Renders {
  readonly region: Region;
  readonly memorySizeInMb: number;
  readonly durationInFrames: number;
  readonly millisecondsPerFrame: number;
  /** How many renders to calculate the price of. */
  readonly renders: number;
}

export interface CostOfRenders extends RenderCost {
  /** The price of all renders in US dollars. */
  readonly total: number;
}

/** Calculates what AWS charges for renders, with the prices that `@remotion/lambda` contains. */
export const calculateCost = ({
  region,
  memorySizeInMb,
  durationInFrames,
  millisecondsPerFrame,
  renders,
}: Renders): CostOfRenders => {
  const cost = estimateRenderCost(prices[region], {
    durationInFrames,
    secondsPerFrame: millisecondsPerFrame / 1000,
    startupInSeconds: assumed.startupInMilliseconds / 1000,
    combineInSeconds: assumed.combineInMilliseconds / 1000,
    memorySizeInMb,
    diskSizeInMb: assumed.diskSizeInMb,
  });
  return {...cost, total: cost.price * renders};
};

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Whether the number can have digits after the decimal point. */
  readonly hasDecimals: boolean;
}

/** @returns the number if it is in the range, which includes both ends. Accepts `1,000`, as the results write it */
export const readNumber = (
  text: string,
  {min, max, hasDecimals}: NumberRange,
): number | undefined => {
  const digits = text
    .trim()
    .replace(/^\d{1,3}(?:,\d{3})+(?!\d)/, (whole) => whole.replaceAll(',', ''));
  const pattern = hasDecimals ? /^\d+(?:\.\d+)?$/ : /^\d+$/;
  const number = Number(digits);
  return pattern.test(digits) && number >= min && number <= max ? number : undefined;
};
