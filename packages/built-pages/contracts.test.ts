import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, it} from 'vitest';
import builtPages from './/index';

const require = createRequire(import.meta.url);

interface SsgUtils {
  /** Writes a page as the build does. */
  readonly writeStaticFile: (page: {
    readonly content: string;
    readonly pathname: string;
    readonly params: object;
  }) => Promise<void>;
}

it.each([
  [undefined, '/base/docs/'],
  [true, '/base/docs/'],
  [false, '/base/docs'],
])(
  'with trailingSlash %s, pages are in files that the plugin finds',
  async (trailingSlash, docs) => {
    const {writeStaticFile} = require('@docusaurus/core/lib/ssg/ssgUtils.js') as SsgUtils;
    const outDir = path.join(temporaryFolder().root, 'build');
    const params = {outDir, baseUrl: '/base/', trailingSlash};
    const routesPaths = ['/base/', docs, '/base/404.html'];
    for (const pathname of routesPaths) {
      await writeStaticFile({pathname, content: 'text', params});
    }
    const seen: string[] = [];
    const reader = () => ({
      read: ({route}: {route: string}) => seen.push(route),
      files: () => new Map(),
    });
    const {postBuild} = builtPages({edits: [], readers: [reader]});
    await postBuild?.({outDir, baseUrl: '/base/', routesPaths, plugins: []} as never);
    expect(seen, 'Docusaurus writes pages elsewhere. Change `fileOfPage`.').toEqual(routesPaths);
  },
);

it('Docusaurus calls `postBuild` with the site and all plugins after it wrote the pages', () => {
  const build = readFileSync(
    require.resolve('@docusaurus/core/lib/commands/build/buildLocale.js'),
    'utf8',
  );
  expect(
    build,
    'The build has changed. Check when it calls `postBuild`, and what it passes.',
  ).toMatch(/executeSSG\)\(\{[^]*executePluginsPostBuild\(\{[^]*postBuild\(\{\s*\.\.\.props,/);
});
