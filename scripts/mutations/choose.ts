/** Returns numbers from 0 to 1 that only depend on the seed (mulberry32 of a hash of the text). */
const randomOf = (seed: string): (() => number) => {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Chooses items at random, from as many different groups as possible.
 *
 * @param seed the choice only depends on it
 * @param groupOf the group of an item, such as its file
 */
export const choose = <Item>(
  items: readonly Item[],
  count: number,
  seed: string,
  groupOf: (item: Item) => string,
): Item[] => {
  const random = randomOf(seed);
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item];
  }
  const seen = new Set<string>();
  const isFirst = shuffled.map((item) => {
    const group = groupOf(item);
    const first = !seen.has(group);
    seen.add(group);
    return first;
  });
  return [
    ...shuffled.filter((_, index) => isFirst[index]),
    ...shuffled.filter((_, index) => !isFirst[index]),
  ].slice(0, count);
};
