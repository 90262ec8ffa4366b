/**
 * AWS prices in us-east-1 for ARM functions, in US dollars, as in `@remotion/lambda`.
 * proofs/lambda/cost.test.ts compares them with the package. The page doesn't need those of other regions.
 */
export const prices = {
  region: 'us-east-1',
  perGbSecond: 0.0000133334,
  perRequest: 0.0000002,
  perGbSecondOfDisk: 0.0000000309,
} as const;
