/** When pages last changed, in complete, shallow and missing histories. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {sitemap, type SitemapOptions} from './';
import {readGitHistory} from './git-history';

const git = (cwd: string, args: readonly string[], date?: string): string =>
  execFileSync(
    'git',
    [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      '-c',
      'init.defaultBranch=main',
      ...args,
    ],
    {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: {
        ...process.env,
        // Not those of whoever runs the tests.
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        ...(date && {GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date}),
      },
    },
  );

/** A repository with one commit for each day, which writes these files. */
const repository = (days: Readonly<Record<string, readonly string[]>>): string => {
  const {root: folder, write} = temporaryFolder();
  git(folder, ['init', '--quiet']);
  for (const [day, files] of Object.entries(days)) {
    files.forEach((file) => write(file, day));
    git(folder, ['add', '.']);
    git(folder, ['commit', '--quiet', '-m', day], `${day}T12:00:00Z`);
  }
  return folder;
};

const days = {
  '2025-01-01': ['docs/spring.mdx', 'docs/old.mdx', 'src/data/templates/tts.yml'],
  '2025-02-01': ['docs/spring.mdx', 'docs/Größe.mdx', 'learn/wow.mdx'],
  '2025-03-01': ['src/data/templates/three.yml', 'docs/new.mdx'],
};

const dayOf = (folder: string, file: string): string | undefined => {
  const time = readGitHistory(folder)?.(file);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
};

it.each([
  ['docs/spring.mdx', '2025-02-01'],
  ['docs/old.mdx', '2025-01-01'],
  ['docs/Größe.mdx', '2025-02-01'],
  ['src/data/templates', '2025-03-01'],
  ['docs/not-committed.mdx', undefined],
])('dates %s %s', (file, day) => {
  expect(dayOf(repository(days), file)).toBe(day);
});

it('dates files of a site in a folder of the repository', () => {
  expect(dayOf(path.join(repository(days), 'docs'), 'spring.mdx')).toBe('2025-02-01');
});

it('a shallow clone counts as no history', () => {
  const clone = temporaryFolder().root;
  git(clone, ['clone', '--quiet', '--depth', '2', `file://${repository(days)}`, '.']);
  expect(readGitHistory(clone)).toBeUndefined();
});

describe('the sitemap', () => {
  const route = (pathname: string, more: object) => ({path: pathname, component: '', ...more});
  const routes = [
    route('/docs', {
      routes: [route('/docs/spring', {metadata: {sourceFilePath: 'docs/spring.mdx'}})],
    }),
    route('/templates/', {metadata: {sourceFilePath: 'src/data/templates'}}),
    route('/learn', {}),
    route('/learn/archive', {}),
    route('/unknown', {}),
  ];

  type Create = NonNullable<SitemapOptions['createSitemapItems']>;
  type Params = Parameters<Create>[0];

  /** In place of Docusaurus: an item for each route, with the date that it carries. */
  const defaultCreateSitemapItems: Params['defaultCreateSitemapItems'] = (params) =>
    Promise.resolve(
      params.routes
        .flatMap((each) => each.routes ?? [each])
        .map(({path: pathname, metadata}) => {
          const time = metadata?.lastUpdatedAt;
          return {
            url: `https://www.example.com${pathname}`,
            lastmod: time ? new Date(time).toISOString().slice(0, 10) : null,
          };
        }),
    );

  const itemsOf = async (siteDir: string) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const create = sitemap(siteDir, []).createSitemapItems as Create;
    const items = await create({
      routes,
      siteConfig: {} as Params['siteConfig'],
      defaultCreateSitemapItems,
    });
    return {
      items: items.map(({url, lastmod}) => [url.replace('https://www.example.com', ''), lastmod]),
      log: log.mock.calls.flat(),
    };
  };

  it('lists canonical URLs with the date of the last change', async () => {
    expect((await itemsOf(repository(days))).items).toEqual([
      ['/docs/spring', '2025-02-01'],
      ['/templates', '2025-03-01'],
      ['/learn', '2025-02-01'],
      ['/learn/archive', '2025-02-01'],
      ['/unknown', null],
    ]);
  });

  it('has no dates without a history, and the build prints a note', async () => {
    const {items, log} = await itemsOf(temporaryFolder().root);
    expect(items.map(([, lastmod]) => lastmod)).toEqual([null, null, null, null, null]);
    expect(log).toEqual([expect.stringContaining('[INFO] The sitemap has no dates')]);
  });
});
