import {readFileSync} from 'node:fs';
import path from 'node:path';
import {mostSimilar} from '@docs-kit/docs-proof';
import {type Heading, headingsOf} from '@docs-kit/docs-proof/markdown';
import {parsePage} from '../../features/pages/markdown';

/**
 * Returns the headings of a page and of its partials.
 *
 * @param file path of the page, relative to the root
 */
export function headingsIn(root: string, file: string): Heading[] {
  return headingsOf(root, parsePage(file, readFileSync(path.join(root, file), 'utf8')));
}

/**
 * Returns the heading whose ID or text is similar to an ID that the page doesn't have: probably the heading whose ID was
 * changed. Returns undefined if there is none: the heading was probably removed.
 */
export function similarHeading<Place extends Pick<Heading, 'id' | 'text'>>(
  headings: readonly Place[],
  id: string,
): Place | undefined {
  const namesOf = (heading: Place): string[] => [heading.id, heading.text];
  const similar = mostSimilar(id, headings.flatMap(namesOf));
  return headings.find((heading) => similar !== undefined && namesOf(heading).includes(similar));
}
