import {isCI} from './is-ci';

/**
 * How often a failed browser test is repeated: once in CI, never elsewhere, unless `RETRIES` sets another number.
 *
 * @throws if `RETRIES` is not a whole number
 */
export const retriesOf = (env: Readonly<Partial<Record<string, string>>>): number => {
  const text = env['RETRIES'] || (isCI(env) ? '1' : '0');
  if (!/^\d+$/.test(text)) {
    throw new Error(`RETRIES is "${text}", which is not a whole number. Set it to 0 or more.`);
  }
  return Number(text);
};
