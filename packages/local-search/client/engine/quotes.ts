import type {IndexFile} from './index-format';
import {phrases} from './tokenize';
import {weights} from './weights';

/** The URL fragments of sections with a page's own messages: `#message`, `#messages`, `#other-messages`. */
const ownMessages = /^message$|(?:^|-)messages(?:-|$)/;

/**
 * Returns how much of a query each section quotes: the share of the query's phrases that it contains, plus the
 * share that its page contains. 0 for a section of a page that quotes nothing of the query.
 */
export const quotedShares = (
  {quotes, sections, troubleshooting}: Pick<IndexFile, 'quotes' | 'sections' | 'troubleshooting'>,
  query: string,
): ((section: number) => number) => {
  const asked = phrases(query);
  const explaining = new Set(troubleshooting);
  const weightOf = (section: number, page: number): number =>
    !explaining.has(page)
      ? weights.mention
      : ownMessages.test(sections.anchor[section] ?? '')
        ? weights.ownMessage
        : 1;
  const ofSection = new Map<number, number>();
  const ofPage = new Map<number, number>();
  const add = (shares: Map<number, number>, key: number, weight: number): void => {
    shares.set(key, (shares.get(key) ?? 0) + weight / asked.length);
  };
  for (const phrase of asked) {
    const onPage = new Map<number, number>();
    for (const section of quotes[phrase] ?? []) {
      const page = sections.page[section] ?? 0;
      const weight = weightOf(section, page);
      add(ofSection, section, weight);
      onPage.set(page, Math.max(onPage.get(page) ?? 0, weight));
    }
    for (const [page, weight] of onPage) {
      add(ofPage, page, weight);
    }
  }
  return (section) =>
    (ofSection.get(section) ?? 0) + (ofPage.get(sections.page[section] ?? 0) ?? 0);
};
