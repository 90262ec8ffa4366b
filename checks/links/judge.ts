import {closest} from 'fastest-levenshtein';
import type {Problem} from '../lib/problem';
import {trim, type Destination} from './destinations';
import type {Link} from './links';

/** What is known about URLs within the site. */
export interface Graph {
  readonly destinations: ReadonlyMap<string, Destination>;
  /** Whether the path is a file below `static/`. */
  isStatic(pathname: string): boolean;
  /** Whether `docs-routes.tsv` lists the route. */
  isListed(route: string): boolean;
}

/**
 * Reports each link that leads to no page, or to no element of its page.
 *
 * @returns the problems, and how many links have a fragment that only the build can verify
 */
export function judgeLinks(
  links: readonly Link[],
  {destinations, isStatic, isListed}: Graph,
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
      if (pathname !== '' && !isStatic(pathname)) {
        problems.push({file, line, ...noPage(pathname, destinations, isListed)});
      }
    } else if (fragment && destination.fragments === undefined) {
      unverified += 1;
    } else if (fragment && !destination.fragments?.has(decode(fragment))) {
      problems.push({file, line, ...noFragment(url, destination, fragment)});
    }
  }
  return {problems, unverified};
}

type Found = Pick<Problem, 'message' | 'remedy'>;

function noPage(
  pathname: string,
  destinations: Graph['destinations'],
  isListed: Graph['isListed'],
): Found {
  const message = `There is no page at ${pathname}.`;
  if (isListed(pathname)) {
    return {
      message,
      remedy: 'The page is not written yet: name it in backticks, without a link.',
    };
  }
  const near = closest(pathname, [...destinations.keys()]);
  return {message, remedy: `Link to a page that exists, for example ${near}, or remove the link.`};
}

function noFragment(url: string, {file, fragments}: Destination, fragment: string): Found {
  const known = [...(fragments ?? [])];
  return {
    message: `The link ${url} leads to no element: ${file} has no heading with the id “${fragment}”.`,
    remedy:
      known.length === 0
        ? 'Remove the fragment from the link: the page has no headings.'
        : `Link to a heading that exists, for example #${closest(fragment, known)}, or restore the id in ${file}: \`## … {#${fragment}}\`.`,
  };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
