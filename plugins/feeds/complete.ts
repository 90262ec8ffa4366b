import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {organization} from '../../config/organization';

/**
 * Inserts text before the first match. Throws an error if there is no match, because the format of the feed has
 * changed.
 */
const insertBefore = (file: string, xml: string, pattern: RegExp, text: string): string => {
  const {index} = pattern.exec(xml) ?? {};
  if (index === undefined) {
    throw new Error(
      `${file} has no match for ${pattern.source}. Compare plugins/feeds/complete.ts with the output of @docusaurus/plugin-content-blog.`,
    );
  }
  return xml.slice(0, index) + text + xml.slice(index);
};

const completeAtom = (file: string, xml: string, siteUrl: string): string => {
  const {name, url} = organization(siteUrl);
  return insertBefore(
    file,
    xml,
    /<link rel="alternate"/,
    `<author><name>${name}</name><uri>${url}</uri></author>\n    <link rel="self" type="application/atom+xml" href="${siteUrl}/${file}"/>\n    `,
  );
};

const completeRss = (file: string, xml: string, siteUrl: string): string =>
  insertBefore(
    file,
    xml.replace(
      '<rss version="2.0"',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"',
    ),
    /<description>/,
    `<atom:link rel="self" type="application/rss+xml" href="${siteUrl}/${file}"/>\n        `,
  );

/**
 * Adds to the feeds of a collection what Docusaurus has no option for: the author, and the URL of the feed itself,
 * which Atom requires.
 *
 * @param collection the folder of the feeds in the built site
 * @see https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1
 * @throws if a feed doesn't have the format of this Docusaurus version
 */
export const completeFeeds = (outDir: string, collection: string, siteUrl: string): void => {
  const complete = (file: string, change: typeof completeAtom) => {
    const absolute = path.join(outDir, file);
    // A collection without posts has no feeds.
    if (existsSync(absolute)) {
      writeFileSync(absolute, change(file, readFileSync(absolute, 'utf8'), siteUrl));
    }
  };
  complete(`${collection}/atom.xml`, completeAtom);
  complete(`${collection}/rss.xml`, completeRss);
};
