/** Removes what readers leave out when they type a name: `<Series.Sequence>` becomes `seriessequence`. */
const squeeze = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** What most names start with: `motion` should find `@remotion/motion-blur`, but not every package. */
const prefix = /^(?:@remotion\/|npx remotion )/;

const short = (name: string): string => squeeze(name.replace(prefix, ''));

/** Whether a query filters at all. Brackets and spaces alone don't. */
export const isFiltering = (query: string): boolean => squeeze(query) !== '';

/** Whether a name contains the query, regardless of case, brackets, hyphens and spaces. */
export const matchesName = (name: string, query: string): boolean => {
  const wanted = squeeze(query);
  return (
    short(name).includes(wanted) ||
    (prefix.test(name) && /^(?:remotion|npx)/.test(wanted) && squeeze(name).includes(wanted))
  );
};

/**
 * Returns the entry that a reader most likely means: the one with exactly this name, else the first whose name
 * starts with the query, else the first that contains it.
 */
export const bestMatch = <Entry>(
  entries: readonly Entry[],
  query: string,
  nameOf: (entry: Entry) => string,
): Entry | undefined => {
  const wanted = squeeze(query);
  const tests: readonly ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => name.includes(wanted),
  ];
  for (const test of tests) {
    const found = entries.find((entry) => test(short(nameOf(entry))));
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
};

/** Says how many names match: `1 match`, `12 matches`. */
export const countMatches = (count: number): string =>
  count === 0 ? 'No matches' : count === 1 ? '1 match' : `${count} matches`;
