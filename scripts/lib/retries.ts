import {isCI} from './is-ci';

/**
 * How many times to repeat a failed browser test: once in CI, otherwise never, unless `RETRIES` is set.
 *
 * @throws if `RETRIES` isn't a whole number
 */
export const retriesOf = (env: Readonly<Partial<Record<string, string>>>): number => {
  const text = env['RETRIES'] || (isCI(env) ? '1' : '0');
  if (!/^\d+$/.test(text)) {
    throw new Error(`RETRIES is "${text}", which is not a whole number. Set it to 0 or more.`);
  }
  return Number(text);
};
