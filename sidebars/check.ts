import type {FrontMatter} from '@docs-kit/docs-proof';
import type {Place} from './places';

/** What is wrong with the place of a page. */
export interface PlaceProblem {
  /** Path relative to the root of the repository. */
  readonly file: string;
  /** The ID of the page. */
  readonly id: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Compares the places in the trees with the pages on disk.
 *
 * @param pages the front matter of all docs pages by their ID
 * @returns a problem for each page that is in no tree or twice in the trees, and for each place without a page
 */
export const findPlaceProblems = (
  places: readonly Place[],
  pages: ReadonlyMap<string, FrontMatter>,
): PlaceProblem[] => {
  const problems: PlaceProblem[] = [];
  const placed = new Map<string, Place>();
  for (const place of places) {
    const {id} = place;
    const earlier = placed.get(id);
    placed.set(id, place);
    if (!pages.has(id)) {
      problems.push({
        file: fileOf(place),
        id,
        message: `There is no page docs/${id}.mdx.`,
        remedy: `Write it, or remove '${id}' ${inCategory(place)}.`,
      });
    } else if (earlier) {
      problems.push({
        file: fileOf(place),
        id,
        message: `'${id}' is also in ${fileOf(earlier)}, ${inCategory(earlier)}.`,
        remedy: `Keep one, and use {type: 'ref', id: '${id}'} in the other place.`,
      });
    }
  }
  for (const [id, {displayed_sidebar}] of pages) {
    if (displayed_sidebar === undefined && !placed.has(id)) {
      problems.push({
        file: `docs/${id}.mdx`,
        id,
        message: 'The page is not in a sidebar.',
        remedy: `Add '${id}' to a category in sidebars/guide.ts, sidebars/api.ts or sidebars/recorder.ts, or set \`displayed_sidebar: null\` in its front matter.`,
      });
    } else if (displayed_sidebar === null && placed.has(id)) {
      problems.push({
        file: `docs/${id}.mdx`,
        id,
        message: `The page sets \`displayed_sidebar: null\`, but it is in ${fileOf(placed.get(id)!)}.`,
        remedy: 'Remove either the field or the entry in the sidebar.',
      });
    }
  }
  return problems;
};

/** @throws with all problems that `findPlaceProblems()` returns */
export const checkPlaces = (...input: Parameters<typeof findPlaceProblems>): void => {
  const problems = findPlaceProblems(...input);
  if (problems.length > 0) {
    throw new Error(
      problems.map(({file, message, remedy}) => `${file}: ${message} ${remedy}`).join('\n'),
    );
  }
};

const fileOf = ({sidebar}: Place): string =>
  `sidebars/${sidebar === 'main' ? 'guide' : sidebar}.ts`;

const inCategory = ({categories}: Place): string =>
  categories.length === 0 ? 'at the top level' : `in the category "${categories.join(' > ')}"`;
