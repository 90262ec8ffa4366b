import {describe, expect, it, vi} from 'vitest';
import {isSupported} from './isSupported';

const globals = {CSS: {supports: () => true}, AbortSignal, Array, RegExp};

/** The result in a browser with these globals. */
const isSupportedWith = (own: Partial<Record<keyof typeof globals, unknown>>): boolean => {
  const all = {...globals, ...own};
  for (const [name, value] of Object.entries({...all, window: all})) {
    vi.stubGlobal(name, value);
  }
  try {
    return isSupported();
  } finally {
    vi.unstubAllGlobals();
  }
};

function invalidGroup(): never {
  throw new SyntaxError('Invalid group');
}

describe('isSupported()', () => {
  it('accepts a browser with all features', () => {
    expect(isSupportedWith({})).toBe(true);
  });

  it.each<[string, Parameters<typeof isSupportedWith>[0]]>([
    ['container queries', {CSS: {supports: () => false}}],
    ['AbortSignal.timeout()', {AbortSignal: {}}],
    ['findLast()', {Array: {prototype: {}}}],
    ['lookbehind', {RegExp: invalidGroup}],
  ])('rejects a browser without %s', (_feature, own) => {
    expect(isSupportedWith(own)).toBe(false);
  });
});
