import {
  lambdaDiskMaxMb,
  lambdaDiskMinMb,
  lambdaMemoryMaxMb,
  lambdaMemoryMinMb,
  lambdaTimeoutMaxSeconds,
  lambdaTimeoutMinSeconds,
} from '@site/features/facts/facts';

/** The lowest and the highest value of each setting that AWS and Remotion accept. */
const limits = {
  memorySizeInMb: [lambdaMemoryMinMb, lambdaMemoryMaxMb],
  diskSizeInMb: [lambdaDiskMinMb, lambdaDiskMaxMb],
  timeoutInSeconds: [lambdaTimeoutMinSeconds, lambdaTimeoutMaxSeconds],
} as const;

export interface FunctionName {
  /** The version as it is in the name: `4-0-331`. */
  readonly version: string;
  readonly memorySizeInMb: number;
  readonly diskSizeInMb: number;
  readonly timeoutInSeconds: number;
}

/**
 * Reads the name of a function like `parseFunctionName()` in `@remotion/lambda-client`, which isn't exported and
 * whose package is too large for a page. src/components/lambda/function-name.test.ts compares both.
 *
 * @returns null if the name doesn't follow the naming convention
 */
export const readFunctionName = (name: string): FunctionName | null => {
  const match = /remotion-render-(.*)-mem(\d+)mb-disk(\d+)mb-(\d+)sec$/.exec(name);
  if (!match) {
    return null;
  }
  const [, version = '', memory = '', disk = '', timeout = ''] = match;
  return {
    version,
    memorySizeInMb: parseInt(memory, 10),
    diskSizeInMb: parseInt(disk, 10),
    timeoutInSeconds: parseInt(timeout, 10),
  };
};

/** The parts that a name must contain, in this order. */
const parts: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/remotion-render-/, 'the prefix `remotion-render-`'],
  [/remotion-render-(?!mem\d)/, 'the version after the prefix, such as `4-0-331`'],
  [/remotion-render-.*-mem\d+mb/, 'the memory, such as `-mem2048mb`'],
  [/-mem\d+mb-disk\d+mb/, 'the disk size after the memory, such as `-disk2048mb`'],
  [/-disk\d+mb-\d+sec/, 'the timeout after the disk size, such as `-120sec`'],
];

/** Explains why `readFunctionName()` returns null: names the first part that is missing. */
export const whatIsWrong = (name: string): string => {
  if (name === '') {
    return 'Enter a function name.';
  }
  const missing = parts.find(([pattern]) => !pattern.test(name));
  return missing
    ? `This name doesn’t follow the naming convention. It is missing ${missing[1]}.`
    : 'This name doesn’t follow the naming convention. It must end with the timeout, such as `-120sec`.';
};

/** Writes the version of a name with dots: `4.0.331`. Other versions are ambiguous, so they stay as they are. */
export const readVersion = (version: string): string =>
  /^\d+-\d+-\d+$/.test(version) ? version.replaceAll('-', '.') : version;

/** @returns `, outside the limits (512 to 10240)` if the value of a setting isn't allowed, or an empty string */
export const outsideLimits = (setting: keyof typeof limits, value: number): string => {
  const [min, max] = limits[setting];
  return value < min || value > max ? `, outside the limits (${min} to ${max})` : '';
};
