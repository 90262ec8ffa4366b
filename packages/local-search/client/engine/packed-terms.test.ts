import {describe, expect, it} from 'vitest';
import {packTerms, unpackTerms} from './packed-terms';
import {type IndexedSection, type Terms, createTerms} from './terms';

const section = (id: number, heading: string, content: string): IndexedSection => ({
  id,
  title: id === 0 ? heading : '',
  heading: id === 0 ? '' : heading,
  parts: heading,
  about: '',
  asked: '',
  slug: '',
  path: 'API',
  content,
});

const filled = (ids: readonly number[]) => {
  const index = createTerms();
  for (const id of ids) {
    index.add(
      section(
        id,
        `interpolate ${id}`,
        `${'frame '.repeat(id + 1)} maps a value ${id % 2 ? 'odd' : ''}`,
      ),
    );
  }
  return index;
};

const numbers = Array.from({length: 120}, (_, number) => number);

/** MiniSearch lists terms in the order of its tree, which depends on the one in which they came. */
const inOrder = (index: Terms) => {
  const plain = index.toJSON();
  return {...plain, index: [...plain.index].sort(([a], [b]) => (a < b ? -1 : 1))};
};

describe('a packed index', () => {
  it('is restored unchanged', () => {
    const index = filled(numbers);
    expect(inOrder(unpackTerms(packTerms(index)))).toEqual(inOrder(index));
  });

  it('returns the same results as the original, also after JSON serialization', () => {
    const index = filled(numbers);
    const packed = JSON.stringify(packTerms(index));
    const back = unpackTerms(JSON.parse(packed) as ReturnType<typeof packTerms>);
    expect(index.search('odd frame', {fuzzy: 0.2})).toHaveLength(120);
    expect(back.search('odd frame', {fuzzy: 0.2})).toEqual(index.search('odd frame', {fuzzy: 0.2}));
    expect(packed.length).toBeLessThan(0.7 * JSON.stringify(index).length);
  });

  it('is not created from sections in another order', () => {
    expect(() => packTerms(filled([0, 2, 1]))).toThrow(/cannot be packed.*section IDs 0, 2, 1/);
  });

  it('is not created if MiniSearch has changed its format', () => {
    const index = filled([0]);
    const newer = {...index.toJSON(), serializationVersion: 3};
    expect(() => packTerms(Object.assign(index, {toJSON: () => newer}))).toThrow(
      'MiniSearch wrote format version 3 (expected 2)',
    );
  });
});
