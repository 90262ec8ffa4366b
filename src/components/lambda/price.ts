/** AWS prices of a region in US dollars. */
export interface Prices {
  readonly perGbSecond: number;
  readonly perGbSecondOfDisk: number;
  readonly perRequest: number;
}

export interface Usage {
  /** The running times of all functions together. */
  readonly billedInSeconds: number;
  readonly memorySizeInMb: number;
  readonly diskSizeInMb: number;
  readonly calls: number;
}

/** The disk space of a function that AWS doesn't charge for, in MB. */
const freeDiskInMb = 512;

/**
 * Calculates a price in US dollars with the formula of `estimatePrice()` in `@remotion/lambda`, which is far too
 * large to load on a page. proofs/lambda/cost.test.ts compares it with the package.
 *
 * @see https://www.remotion.dev/docs/lambda/estimateprice
 */
export const priceOf = (
  {perGbSecond, perGbSecondOfDisk, perRequest}: Prices,
  {billedInSeconds, memorySizeInMb, diskSizeInMb, calls}: Usage,
): number =>
  billedInSeconds *
    ((memorySizeInMb / 1024) * perGbSecond +
      (Math.max(0, diskSizeInMb - freeDiskInMb) / 1024) * perGbSecondOfDisk) +
  calls * perRequest;
