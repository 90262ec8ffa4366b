import {mostSimilar, type Problem} from '@docs-kit/docs-proof';
import type {Heading} from '@docs-kit/docs-proof/markdown';
import {writeHeadingId} from '@docs-kit/heading-ids';
import {similarHeading} from './heading-place';
import {isPostList, trim, type Destination, type Destinations} from './destinations';
import type {Link} from './links';

/** The URLs of the site. */
export interface Graph {
  readonly destinations: Destinations;
  /** Whether the path is a file in `static/`. */
  isStatic(pathname: string): boolean;
  /** Returns the headings of a page, in reading order. */
  headings(file: string): readonly Place[];
}

type Place = Pick<Heading, 'file' | 'line' | 'id' | 'text'>;

/**
 * Reports each link whose page or fragment doesn't exist.
 *
 * @returns the problems, and the number of links whose fragment only the build can verify
 */
export function judgeLinks(
  links: readonly Link[],
  {destinations, isStatic, headings}: Graph,
): {problems: Problem[]; unverified: number} {
  const byFile = new Map([...destinations].map(([, each]) => [each.file, each]));
  const problems: Problem[] = [];
  let unverified = 0;
  for (const {file, url, line, partial} of links) {
    const [target = '', fragment] = url.split('#');
    const pathname = target.replace(/\?.*$/, '');
    if (pathname === '' ? partial || !fragment : !pathname.startsWith('/')) {
      continue;
    }
    const destination = pathname === '' ? byFile.get(file) : destinations.get(trim(pathname));
    if (destination === undefined) {
      if (pathname !== '' && !isStatic(pathname) && !isPostList(pathname)) {
        problems.push({file, line, ...noPage(pathname, destinations)});
      }
    } else if (fragment && destination.fragments === undefined) {
      unverified += 1;
    } else if (fragment && !destination.fragments?.has(decode(fragment))) {
      problems.push({
        file,
        line,
        ...noFragment(url, destination, decode(fragment), headings(destination.file)),
      });
    }
  }
  return {problems, unverified};
}

type Found = Pick<Problem, 'message' | 'remedy'>;

function noPage(pathname: string, destinations: Destinations): Found {
  const message = `The link to ${pathname} is broken: there is no such page.`;
  const similar = mostSimilar(
    pathname,
    destinations.keys(),
    (route) => route.split('/').at(-1) ?? '',
  );
  return {
    message,
    remedy:
      similar === undefined
        ? 'Link to an existing page, or remove the link.'
        : `Link to an existing page, for example ${similar}, or remove the link.`,
  };
}

function noFragment(
  url: string,
  {file}: Destination,
  id: string,
  headings: readonly Place[],
): Found {
  const similar = similarHeading(headings, id);
  const target = similar
    ? `#${similar.id} (${similar.file}:${similar.line})`
    : 'an existing heading';
  return {
    message: `The link to ${url} is broken: ${file} has no heading with the ID “${id}”.`,
    remedy: `Link to ${target}, or restore the ID in ${file}: \`## … ${writeHeadingId(id)}\`.`,
  };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
