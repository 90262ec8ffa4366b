import {isDeepStrictEqual} from 'node:util';
import {runInNewContext} from 'node:vm';
import type {Call, Load} from './calls';

/**
 * Returns whether a call without the option behaves like a call with the stated default, and unlike a call with
 * another value.
 *
 * @param stated the default as the page writes it: `100`, `(num) => num`
 */
export function behavesLikeDefault({run, other}: Call, load: Load, stated: string): boolean {
  try {
    const without = run(load, undefined);
    const value: unknown = runInNewContext(`(${stated})`, {}, {timeout: 1000});
    return (
      // A value of another type that the function happens to treat alike isn't the default.
      kindOf(value) === kindOf(other) &&
      isDeepStrictEqual(run(load, value), without) &&
      !isDeepStrictEqual(run(load, other), without)
    );
  } catch {
    // The text isn't code, or the function rejects the value.
    return false;
  }
}

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);
