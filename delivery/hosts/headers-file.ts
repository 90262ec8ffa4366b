import {
  cacheControl,
  canonicalLink,
  embeddablePages,
  hashedFolder,
  pageOfTwin,
  twinCollections,
  type Headers,
  type Delivery,
} from '../headers';

const rule = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Generates `_headers`. The rules only match paths, so all files have the headers of pages. Each twin has its own
 * rule, because hosts don't document whether a `*` may precede an extension, and a rule that matched too much would
 * remove pages from search engines.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export const headersFile = ({headers, siteUrl, twins}: Delivery): string => {
  const rules = [
    rule('/*', {...headers.everything, ...headers.secure, ...headers.pages}),
    ...embeddablePages.flatMap((page) => {
      const policy = {
        'Content-Security-Policy': headers.embeddablePages['Content-Security-Policy'] ?? '',
      };
      return [rule(page, policy), rule(`${page}/`, policy)];
    }),
    rule(`${hashedFolder}*`, {'Cache-Control': cacheControl.hashed}),
    ...twinCollections.map((file) => rule(file, headers.markdown)),
    ...twins.map((twin) =>
      rule(twin, {...headers.markdown, Link: canonicalLink(siteUrl, pageOfTwin(twin) ?? twin)}),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
};
