import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The browsers that the site can name: what readers call them, by their names in Browserslist. */
const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
};

/** The browsers that the site supports, as programs and readers need them. */
export interface SupportedBrowsers {
  /** For Browserslist: `chrome >= 109`. */
  readonly queries: readonly string[];
  /** For readers: `Chrome 109, Firefox 115 or Safari 16.4`. */
  readonly text: string;
}

/**
 * Reads the supported browsers from `browserslist` in package.json, which the bundler also reads.
 *
 * @throws if a query names no oldest version
 */
export const supportedBrowsers = (siteDir: string): SupportedBrowsers => {
  const {browserslist: queries} = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as {browserslist: readonly string[]};
  const oldest = queries.map((query) => {
    const [, id = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const name = names[id];
    if (name === undefined) {
      throw new Error(
        `browserslist in package.json contains "${query}". Write a minimum version for one of ${Object.keys(names).join(', ')}, such as "chrome >= 109", or add the browser to config/browsers.ts.`,
      );
    }
    return `${name} ${version}`;
  });
  return {
    queries,
    text: new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(oldest),
  };
};
