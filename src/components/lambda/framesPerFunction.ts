/**
 * The default `framesPerFunction` of a render on Lambda: 75 to 150 functions, fewer for less than 1,500 frames.
 * proofs/lambda/cost.test.ts compares it with the package, which is far too large to load on a page.
 */
export const defaultFramesPerFunction = (durationInFrames: number): number => {
  const concurrency = 75 + (75 * Math.min(durationInFrames, 18000)) / 18000;
  const functions = Math.ceil(durationInFrames / Math.max(durationInFrames / concurrency, 20));
  return Math.ceil(durationInFrames / functions);
};
