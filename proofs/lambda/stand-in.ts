import type {deploySite} from '@remotion/lambda';
import {LambdaClientInternals} from '@remotion/lambda/client';
import {afterAll, afterEach, beforeEach, vi} from 'vitest';
import {AwsStandIn} from '../aws';

export const region = 'eu-central-1';
export const bucketName = 'remotionlambda-eucentral1-abcde12345';

/** The version of `@remotion/lambda/client`, which the names of functions contain. */
export const clientVersion = LambdaClientInternals.LAMBDA_VERSION_STRING.replaceAll('-', '.');
export const functionName = `remotion-render-${LambdaClientInternals.LAMBDA_VERSION_STRING}-mem2048mb-disk2048mb-120sec`;

/** All clients of the test file that imports this use this stand-in. Each test starts with an empty account. */
export const aws = await AwsStandIn.start(clientVersion);

// The clients of the AWS SDK read these variables when they are created. A profile of this machine would win.
const profiles = {
  AWS_PROFILE: '',
  REMOTION_AWS_PROFILE: '',
  REMOTION_AWS_ACCESS_KEY_ID: '',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_CONFIG_FILE: '/dev/null',
};

beforeEach(() => {
  Object.entries({...aws.env, ...profiles}).forEach(([name, value]) => vi.stubEnv(name, value));
  aws.reset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => aws.stop());

/**
 * Shortens the waits of a test to a thousandth. All other timers keep their delays: they limit how long a request
 * may take, and a slow machine needs that time.
 *
 * @param waits the delays to shorten, in milliseconds
 * @returns those of them that the code asked for, in order
 */
export const shortenTimers = (...waits: readonly number[]): number[] => {
  const delays: number[] = [];
  const original = globalThis.setTimeout;
  const replaced = (action: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    if (!waits.includes(delay)) {
      return original(action, delay, ...args);
    }
    delays.push(delay);
    return original(action, delay / 1000, ...args);
  };
  vi.stubGlobal('setTimeout', Object.assign(replaced, original));
  return delays;
};

/** Options of `deploySite()` with which bundling takes a fraction of a second: without the Studio and React. */
export const bundleOptions = (
  entryPoint: string,
): NonNullable<Parameters<typeof deploySite>[0]['options']> => ({
  ignoreRegisterRootWarning: true,
  enableCaching: false,
  webpackOverride: (config) => ({...config, entry: entryPoint}),
});
