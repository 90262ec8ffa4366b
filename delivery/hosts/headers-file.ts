import type {Delivery} from '../describe';
import {
  cacheControl,
  canonicalLink,
  embeddablePages,
  hashedFolder,
  pageOfTwin,
  twinCollections,
  type Headers,
} from '../headers';

export type HeadersFileHost = 'netlify' | 'cloudflare';

/**
 * The rules for Markdown twins. Cloudflare supports at most 100 rules and fills in `:splat`. Netlify supports
 * neither, and doesn't document whether a `*` may precede an extension. So Netlify gets a rule for each twin: a
 * rule that matched too much would remove pages from search engines.
 */
const twinRules = ({headers, siteUrl, twins}: Delivery, host: HeadersFileHost): string[] => [
  ...twinCollections.map((file) => rule(file, headers.markdown)),
  ...(host === 'cloudflare'
    ? [rule('/*.md', {...headers.markdown, Link: canonicalLink(siteUrl, '/:splat')})]
    : twins.map((twin) =>
        rule(twin, {...headers.markdown, Link: canonicalLink(siteUrl, pageOfTwin(twin) ?? twin)}),
      )),
];

/** Cloudflare ignores longer lines. */
const longestLine = 2000;

const rule = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Generates `_headers` for Netlify and Cloudflare Pages. The rules only match paths, so all files have the
 * headers of pages. Both hosts send `public, max-age=0, must-revalidate` by default.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @throws if a line is too long for Cloudflare
 */
export const headersFile = (delivery: Delivery, host: HeadersFileHost): string => {
  const {headers} = delivery;
  const text = [
    rule('/*', {...headers.everything, ...headers.secure, ...headers.pages}),
    ...embeddablePages.flatMap((page) => {
      // Repeat the whole policy: Netlify applies the last rule, Cloudflare enforces both.
      const policy = {
        'Content-Security-Policy': headers.embeddablePages['Content-Security-Policy'] ?? '',
      };
      return [rule(page, policy), rule(`${page}/`, policy)];
    }),
    rule(`${hashedFolder}*`, {'Cache-Control': cacheControl.hashed}),
    ...twinRules(delivery, host),
  ].join('\n\n');
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters, but Cloudflare ignores lines with more than ${longestLine}: ${long.slice(0, 60)}… Reduce the number of inline scripts.`,
    );
  }
  return `${text}\n`;
};
