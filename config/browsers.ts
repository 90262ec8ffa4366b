import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The browsers that the site can name, by their names in Browserslist. */
const names: Readonly<Record<string, {readonly reader: string; readonly esbuild: string}>> = {
  chrome: {reader: 'Chrome', esbuild: 'chrome'},
  edge: {reader: 'Edge', esbuild: 'edge'},
  firefox: {reader: 'Firefox', esbuild: 'firefox'},
  safari: {reader: 'Safari', esbuild: 'safari'},
  ios_saf: {reader: 'iOS', esbuild: 'ios'},
};

/** The browsers that the site supports, in the forms in which programs and readers need them. */
export interface SupportedBrowsers {
  /** For Browserslist: `chrome >= 109`. */
  readonly queries: readonly string[];
  /** For esbuild: `chrome109`. */
  readonly targets: readonly string[];
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
    return {reader: `${name.reader} ${version}`, esbuild: `${name.esbuild}${version}`};
  });
  return {
    queries,
    targets: oldest.map(({esbuild}) => esbuild),
    text: new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(
      oldest.map(({reader}) => reader),
    ),
  };
};
