import {closest} from 'fastest-levenshtein';
import type {Heading} from '../lib/outline';
import type {Problem} from '../lib/problem';
import {trim, type Destination} from './destinations';
import type {Link} from './links';

/** The URLs of the site. */
export interface Graph {
  readonly destinations: ReadonlyMap<string, Destination>;
  /** Whether the path is a file in `static/`. */
  isStatic(pathname: string): boolean;
  /** Whether `docs-routes.tsv` lists the route. */
  isListed(route: string): boolean;
  /** Whether the page of a listed route isn't written yet. */
  isOpen(route: string): boolean;
  /** Returns the heading of a page whose ID is most similar to an ID. */
  nearest(file: string, id: string): Pick<Heading, 'file' | 'line' | 'id'> | undefined;
}

/**
 * Reports each link whose page or fragment doesn't exist.
 *
 * @returns the problems, and the number of links whose fragment only the build can verify
 */
export function judgeLinks(
  links: readonly Link[],
  {destinations, isStatic, isListed, isOpen, nearest}: Graph,
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
        problems.push({file, line, ...noPage(pathname, destinations, isListed, isOpen)});
      }
    } else if (fragment && destination.fragments === undefined) {
      unverified += 1;
    } else if (fragment && !destination.fragments?.has(decode(fragment))) {
      problems.push({
        file,
        line,
        ...noFragment(url, destination, fragment, nearest(destination.file, fragment)),
      });
    }
  }
  return {problems, unverified};
}

type Found = Pick<Problem, 'message' | 'remedy'>;

function noPage(
  pathname: string,
  destinations: Graph['destinations'],
  isListed: Graph['isListed'],
  isOpen: Graph['isOpen'],
): Found {
  if (isListed(pathname) && !isOpen(pathname)) {
    return {
      message: `The link to ${pathname} is broken: its page was deleted or moved.`,
      remedy: `Restore the page, or remove ${pathname} from docs-routes.tsv, add a redirect to redirects.ts, and change the link.`,
    };
  }
  const message = `The link to ${pathname} is broken: there is no such page.`;
  if (isListed(pathname)) {
    return {
      message,
      remedy:
        'Remove the link and put the name in backticks: the page is planned, but not written yet.',
    };
  }
  const near = closest(pathname, [...destinations.keys()]);
  return {message, remedy: `Link to an existing page, for example ${near}, or remove the link.`};
}

function noFragment(
  url: string,
  {file, fragments}: Destination,
  fragment: string,
  near: ReturnType<Graph['nearest']>,
): Found {
  const known = [...(fragments ?? [])];
  return {
    message: `The link to ${url} is broken: ${file} has no heading with the ID “${fragment}”.`,
    remedy:
      known.length === 0
        ? 'Remove the fragment from the link. The page has no headings.'
        : near === undefined
          ? `Link to an existing element, for example #${closest(fragment, known)}.`
          : `Link to an existing heading, for example #${near.id} (${near.file}:${near.line}), or restore the ID in ${file}: \`## … {#${fragment}}\`.`,
  };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
