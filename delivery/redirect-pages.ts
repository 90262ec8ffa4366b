import type {Redirect} from '../redirects';

/**
 * Reads the destination from the page, so that one hash covers all redirect pages. Keeps the query and the
 * fragment of the URL.
 */
const script =
  'location.replace(document.querySelector("link[rel=canonical]").href+location.search+location.hash)';

const redirectPage = (to: string): string =>
  `<!doctype html><html lang=en><meta charset=utf-8><title>Redirecting</title><meta http-equiv=refresh content="0; url=${to}"><link rel=canonical href="${to}"><script>${script}</script></html>\n`;

/**
 * Returns the pages that browsers load at former URLs if the host doesn't redirect itself, by path.
 *
 * @param routes the routes of the site
 * @throws if a redirect hides a page, or leads to a page that doesn't exist
 */
export const redirectPages = (
  redirects: readonly Redirect[],
  routes: readonly string[],
): ReadonlyMap<string, string> => {
  const plain = (route: string) => route.replace(/(.)\/$/, '$1');
  const pages = new Set(routes.map(plain));
  for (const {from, to} of redirects) {
    if (pages.has(plain(from))) {
      throw new Error(`redirects.ts redirects from the page ${from}. Remove the redirect.`);
    }
    if (!pages.has(plain(to))) {
      throw new Error(
        `redirects.ts redirects from ${from} to ${to}, which doesn't exist. Correct \`to\`.`,
      );
    }
  }
  return new Map(redirects.map(({from, to}) => [`${from.slice(1)}/index.html`, redirectPage(to)]));
};
