import {distance} from 'fastest-levenshtein';
import type {IndexFile} from './index-format';
import {nameKey} from './tokenize';
import {weights} from './weights';

/**
 * Whether a name matches what was typed except for one or two typos. Short names are too similar to each other.
 */
const isNear = (name: string, key: string): boolean =>
  key.length > 4 && Math.abs(name.length - key.length) < 3 && distance(name, key) < 3;

const slugOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** Whether a title is a term or an identifier: `interpolate()`, `<Series.Sequence>`, “Concurrency”. */
const isOneWord = (title: string): boolean => !/\s/.test(title);

/**
 * Returns by how much to multiply the score of each section, because its heading or its URL is the name that the
 * reader typed or started to type. 1 if the name is different.
 */
export const nameFactors = (
  {sections, pages, brand}: Pick<IndexFile, 'sections' | 'pages' | 'brand'>,
  query: string,
): ((section: number) => number) => {
  const typed = query.trim().toLowerCase();
  const key = nameKey(query);
  const leadingBrand = new RegExp(`^(?:the)?${brand}(?=.)`);
  const withoutBrand = (name: string) => (brand === '' ? name : name.replace(leadingBrand, ''));

  const factor = (heading: string, slug: string | null): number => {
    const name = nameKey(heading);
    if (name === key || withoutBrand(name) === key) {
      return weights.sameName;
    }
    if (slug === key) {
      return weights.sameSlug;
    }
    if (name.startsWith(key)) {
      return slug !== null && isOneWord(heading)
        ? weights.namePrefix +
            (weights.sameName - weights.namePrefix) * Math.sqrt(key.length / name.length)
        : weights.namePrefix;
    }
    return slug !== null && isNear(name, key) ? weights.nearName : 1;
  };

  return (section) => {
    const heading = sections.heading[section] ?? '';
    const isTitle = sections.level[section] === 1;
    const [path] = pages[sections.page[section] ?? 0] ?? ['/'];
    return (
      factor(heading, isTitle ? nameKey(slugOf(path)) : null) *
      (heading.toLowerCase() === typed ? weights.asWritten : 1)
    );
  };
};
