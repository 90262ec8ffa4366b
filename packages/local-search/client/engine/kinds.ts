import type {IndexFile, PageKind} from './index-format';

const isDefinition = (query: string): boolean => /^what(?:'?s| is| are| does)\b/i.test(query);

/** Returns by how much to multiply the score of each section, because of the kind of its page. */
export const kindFactors = (
  {kinds, pages, sections}: Pick<IndexFile, 'kinds' | 'pages' | 'sections'>,
  query: string,
): ((section: number) => number) => {
  const text = query.toLowerCase();
  const factors = kinds.map(({weight, definitionWeight = weight, namedBy = []}: PageKind) =>
    namedBy.some((name) => text.includes(name))
      ? 1
      : isDefinition(query)
        ? definitionWeight
        : weight,
  );
  return (section) => {
    const [, , kind] = pages[sections.page[section] ?? 0] ?? ['/', 0, 0];
    return factors[kind] ?? 1;
  };
};
