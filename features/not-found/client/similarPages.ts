import {distance} from 'fastest-levenshtein';

/** The file that `features/not-found` writes at the root of the site. Only the not-found page requests it. */
export const dataFile = 'not-found.json';

/** The titles of all pages by their path. */
export type Titles = Readonly<Record<string, string>>;

export interface TitledPage {
  readonly path: string;
  readonly title: string;
}

const limit = 5;

/** Pages that the not-found page always links to, or that no reader means. */
const neverSuggested = new Set(['/', '/docs', '/docs/api']);

const normalize = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .replace(/\/+$/, '') || '/';

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** `useCurrentFrame` and `use-current-frame` are the same name. */
const squeeze = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');

const nameOf = (path: string): string => squeeze(segmentsOf(path).at(-1) ?? '');

/** How many letters of a name can be wrong. In a short name, one letter makes another word. */
const tolerance = ({length}: string): number =>
  length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3;

const wordsOf = (segments: readonly string[]): string[] =>
  segments.flatMap((segment) => segment.split(/[^\p{L}\d]+/u)).filter((word) => word.length > 2);

/** How far a page is from the wanted path, the smaller the nearer; undefined if it isn't close. */
const rank = (wanted: string, candidate: string): number | undefined => {
  const name = nameOf(wanted);
  const typos = distance(name, nameOf(candidate));
  if (name !== '' && typos <= tolerance(name)) {
    return typos;
  }
  // A longer name with the same words: `/docs/transparent` for `/docs/transparent-videos`.
  const words = wordsOf(segmentsOf(wanted).slice(-1));
  const candidateWords = new Set(wordsOf(segmentsOf(candidate).slice(-2)));
  if (words.length > 0 && words.every((word) => candidateWords.has(word))) {
    return 10;
  }
  return wanted.startsWith(`${candidate}/`) ? 20 : undefined;
};

/**
 * Returns the existing pages with a similar URL, the most similar first.
 *
 * @param pathname the path of a URL that has no page, in any spelling: `/docs/Lottie/`, `/docs/lottie.html`
 */
export const similarPages = (pathname: string, titles: Titles): TitledPage[] => {
  const wanted = normalize(pathname);
  const ranked = Object.entries(titles).flatMap(([path, title]) => {
    const candidate = normalize(path);
    const score = neverSuggested.has(candidate) ? undefined : rank(wanted, candidate);
    return score === undefined
      ? []
      : [{path, title, score, whole: distance(wanted, candidate) + candidate.length / 1000}];
  });
  ranked.sort((a, b) => a.score - b.score || a.whole - b.whole);
  // If the name of a page is the same or differs in one letter, worse matches are not what the reader meant.
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({score}) => score <= best + 1 || score >= 10)
    .slice(0, limit)
    .map(({path, title}) => ({path, title}));
};

/**
 * Loads the titles of all pages, and returns the pages with a similar URL.
 *
 * @param baseUrl path of the site's root, with a slash at the end
 * @throws if the file is missing, as in the development server, or the network fails
 */
export const loadSimilarPages = async (
  pathname: string,
  baseUrl: string,
): Promise<TitledPage[]> => {
  const response = await fetch(`${baseUrl}${dataFile}`);
  if (!response.ok) {
    throw new Error(`${dataFile} responded with status ${response.status}`);
  }
  return similarPages(pathname, (await response.json()) as Titles);
};
