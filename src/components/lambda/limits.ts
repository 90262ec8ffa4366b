/**
 * The lowest and the highest value of each setting of a function that AWS and Remotion accept, as in
 * `validateMemorySize()` and others of the package. tests/unit/lambda-tools/function-name.test.ts compares them.
 */
export const limits = {
  memorySizeInMb: [512, 10240],
  diskSizeInMb: [512, 10240],
  timeoutInSeconds: [15, 900],
} as const;
