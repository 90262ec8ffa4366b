import type {Delivery} from '../describe';

/**
 * Generates `_redirects` for Netlify and Cloudflare Pages. Netlify prefers an existing page to a rule, unless
 * the status has a `!`. Cloudflare reports a rule with a `!` as invalid and uses the second rule instead.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export const redirectsFile = ({redirects, pages}: Delivery): string =>
  [
    ...redirects.flatMap(({from, to, status}) =>
      [from, `${from}/`].flatMap((address) => [
        `${address} ${to} ${status}!\n`,
        `${address} ${to} ${status}\n`,
      ]),
    ),
    // Neither host supports patterns for the end of a path. Cloudflare redirects `/index.html` by default.
    ...pages.flatMap((page) => [
      ...(page === '/' ? [] : [`${page}.html ${page} 301\n`]),
      `${page === '/' ? '' : page}/index.html ${page} 301!\n`,
    ]),
  ].join('');
