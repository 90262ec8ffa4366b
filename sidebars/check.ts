import type {FrontMatter} from '../plugins/pages';
import type {Place} from './places';

/**
 * Compares the places in the trees with the pages on disk.
 *
 * @param pages the front matter of all docs pages by their ID
 * @throws with the file of each page that is in no tree or twice in the trees, of each place without a page, and what
 *   to change
 */
export const checkPlaces = (
  places: readonly Place[],
  pages: ReadonlyMap<string, FrontMatter>,
): void => {
  const problems: string[] = [];
  const placed = new Map<string, Place>();
  for (const place of places) {
    const {id} = place;
    const earlier = placed.get(id);
    placed.set(id, place);
    if (!pages.has(id)) {
      problems.push(
        `${fileOf(place)}: There is no page docs/${id}.mdx. Write it, or remove '${id}' ${inCategory(place)}.`,
      );
    } else if (earlier) {
      problems.push(
        `${fileOf(place)}: '${id}' is also in ${fileOf(earlier)}, ${inCategory(earlier)}. Keep one, and use {type: 'ref', id: '${id}'} in the other place.`,
      );
    }
  }
  for (const [id, {displayed_sidebar}] of pages) {
    if (displayed_sidebar === undefined && !placed.has(id)) {
      problems.push(
        `docs/${id}.mdx: The page is in no sidebar. Add '${id}' to a category in sidebars/guide.ts, sidebars/api.ts or sidebars/recorder.ts, or set \`displayed_sidebar: null\` in its front matter.`,
      );
    } else if (displayed_sidebar === null && placed.has(id)) {
      problems.push(
        `docs/${id}.mdx: The page sets \`displayed_sidebar: null\`, but it is in ${fileOf(placed.get(id)!)}. Remove one of them.`,
      );
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
};

const fileOf = ({sidebar}: Place): string =>
  `sidebars/${sidebar === 'main' ? 'guide' : sidebar}.ts`;

const inCategory = ({categories}: Place): string =>
  categories.length === 0 ? 'at the top level' : `in the category "${categories.join(' > ')}"`;
