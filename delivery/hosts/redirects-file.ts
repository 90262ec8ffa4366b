import type {Delivery} from '../describe';

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify prefers a page that exists to a rule, unless the
 * status has a `!`; Cloudflare reports a rule with a `!` as invalid, goes on, and takes the second.
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
    // Neither host has a pattern for the end of a path. Cloudflare redirects from `/index.html` by itself.
    ...pages.flatMap((page) => [
      ...(page === '/' ? [] : [`${page}.html ${page} 301\n`]),
      `${page === '/' ? '' : page}/index.html ${page} 301!\n`,
    ]),
  ].join('');
