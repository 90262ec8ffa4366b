import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {headingsOf, type Heading} from './outline';
import {parseTree} from './pages';

/**
 * Returns the heading of a page whose ID is most similar to an ID that the page doesn't have: probably the heading whose ID
 * was changed.
 *
 * @param file path of the page, relative to the root
 * @returns undefined if the page has no headings
 */
export function nearestHeading(root: string, file: string, id: string): Heading | undefined {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    return undefined;
  }
  const headings = headingsOf(root, {file, tree: parseTree(readFileSync(absolute, 'utf8'))});
  const near = closest(
    id,
    headings.map((heading) => heading.id),
  );
  return headings.find((heading) => heading.id === near);
}
