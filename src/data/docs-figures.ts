/**
 * What the home page states about the docs. The numbers are rounded down; `proofs/docs-figures.test.ts` counts again.
 */
export const docsFigures = {
  pages: 700,
  /** The version of the toolkit that the pages describe. */
  version: '4.0.331',
  /** The code blocks that `features/samples/check` compiles. */
  samples: 1100,
  /** The defaults that `proofs/defaults` compares with the code of the packages. */
  defaults: 900,
};
