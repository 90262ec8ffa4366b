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
 * The rules for Markdown twins. Cloudflare reads 100 rules at most, and fills in `:splat`. Netlify does
 * neither, and whether a `*` of it may stand in front of an ending is not documented: it gets a rule for each
 * twin, because a rule that matched more would take pages out of search engines.
 */
const twinRules = ({headers, siteUrl, twins}: Delivery, host: HeadersFileHost): string[] => [
  ...twinCollections.map((file) => rule(file, headers.markdown)),
  ...(host === 'cloudflare'
    ? [rule('/*.md', {...headers.markdown, Link: canonicalLink(siteUrl, '/:splat')})]
    : twins.map((twin) =>
        rule(twin, {...headers.markdown, Link: canonicalLink(siteUrl, pageOfTwin(twin) ?? twin)}),
      )),
];

/** Cloudflare ignores a longer line. */
const longestLine = 2000;

const rule = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` of Netlify and Cloudflare Pages. Its rules know paths alone, so the headers of pages are
 * on every file. Both hosts send `public, max-age=0, must-revalidate` by themselves.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @throws when a line is too long for Cloudflare
 */
export const headersFile = (delivery: Delivery, host: HeadersFileHost): string => {
  const {headers} = delivery;
  const text = [
    rule('/*', {...headers.everything, ...headers.secure, ...headers.pages}),
    ...embeddablePages.flatMap((page) => {
      // The whole policy again: Netlify takes the last rule's, Cloudflare enforces both.
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
      `A line of _headers has ${long.length} characters, and Cloudflare ignores those above ${longestLine}: ${long.slice(0, 60)}… Have fewer inline scripts.`,
    );
  }
  return `${text}\n`;
};
