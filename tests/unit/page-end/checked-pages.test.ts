import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {checkOf, withCheck} from '../../../plugins/checked-pages';
import {sourcesOf} from '../../../plugins/checked-pages/sources';
import {toolkitPackages} from '../../../toolkit-packages';
import {temporarySite} from '../checks/temporary-site';

const page = `import Crf from '@site/docs/_partials/crf.mdx';
import Own from './_own.mdx';
import Tabs from '@theme/Tabs';

\`\`\`tsx title="src/Root.tsx" file="examples/hello/src/Root.tsx#root"
\`\`\`
`;

const files = {
  'docs/guides/page.mdx': page,
  'docs/guides/_own.mdx': 'Text.',
  'docs/_partials/crf.mdx': "import Range from './range.mdx';\n",
  'docs/_partials/range.mdx': "import Crf from './crf.mdx';\n",
  'docs/other.mdx': 'Text.',
  'examples/hello/src/Root.tsx': '',
  'toolkit-packages.ts': '',
};

const day = (text: string): number => Date.parse(`${text}T12:00:00Z`);

/** What a page was checked against if its sources last changed on these days. */
const check = (
  days: Readonly<Record<string, string>>,
  frontMatter: Record<string, unknown> = {},
) => {
  const {root} = temporarySite(files, 'none');
  return checkOf(root, 'docs/guides/page.mdx', frontMatter, {
    lastChange: (file) => (days[file] === undefined ? undefined : day(days[file])),
  });
};

const old = Object.fromEntries(Object.keys(files).map((file) => [file, '2026-01-01']));

test('a page is made from itself, its partials with theirs, and the examples that it shows', () => {
  const {root} = temporarySite(files, 'none');
  expect(sourcesOf(root, 'docs/guides/page.mdx').sort()).toEqual([
    'docs/_partials/crf.mdx',
    'docs/_partials/range.mdx',
    'docs/guides/_own.mdx',
    'docs/guides/page.mdx',
    'examples/hello/src/Root.tsx',
  ]);
});

describe('the day of the check', () => {
  test.each([
    'docs/guides/page.mdx',
    'docs/_partials/range.mdx',
    'examples/hello/src/Root.tsx',
    'toolkit-packages.ts',
  ])('is that of the last change of %s', (file) => {
    expect(check(old).day).toBe('January 1, 2026');
    expect(check({...old, [file]: '2026-02-03'}).day).toBe('February 3, 2026');
  });

  test('does not depend on other pages', () => {
    expect(check({...old, 'docs/other.mdx': '2026-02-03'}).day).toBe('January 1, 2026');
  });

  test('is missing if the history does not tell when a source changed', () => {
    const {'docs/_partials/crf.mdx': _unknown, ...known} = old;
    expect(check(known)).not.toHaveProperty('day');
  });
});

describe('the version', () => {
  const paths = toolkitPackages.find(({name}) => name === '@remotion/paths')?.installed;

  test.each([
    [{}, 'remotion', '4.0.331'],
    [{api: {package: '@remotion/paths', symbol: 'getLength'}}, '@remotion/paths', paths],
    [{api: [{package: '@remotion/paths'}, {package: 'remotion'}]}, '@remotion/paths', paths],
    [{api: {package: '@remotion/player/x'}}, '@remotion/player', '4.0.331'],
    [{kind: 'troubleshooting', package: '@remotion/renderer'}, '@remotion/renderer', '4.0.331'],
    [{api: {package: '@remotion/not-installed'}}, 'remotion', '4.0.331'],
  ])('of a page with %j is that of %s', (frontMatter, name, version) => {
    expect(check(old, frontMatter)).toEqual({name, version, day: 'January 1, 2026'});
  });
});

describe('the parser of front matter', () => {
  const parse: DefaultParseFrontMatter = async () => ({frontMatter: {title: 'Page'}, content: ''});

  const parsed = async (root: string, file: string) => {
    const result = await withCheck(
      root,
      parse,
    )({
      filePath: path.join(root, file),
      fileContent: '',
      defaultParseFrontMatter: parse,
    });
    return result.frontMatter;
  };

  const git = (cwd: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2026-03-04T05:06:07Z',
        GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
      },
    });

  const committedSite = (): string => {
    const {root} = temporarySite(files, 'none');
    git(root, 'init', '-q');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'Add pages');
    return root;
  };

  test('adds the check to docs pages, but not to partials and posts', async () => {
    const root = committedSite();
    expect(await parsed(root, 'docs/guides/page.mdx')).toEqual({
      title: 'Page',
      checked: {name: 'remotion', version: '4.0.331', day: 'March 4, 2026'},
    });
    expect(await parsed(root, 'blog/post.mdx')).toEqual({title: 'Page'});
    expect(await parsed(root, 'docs/_partials/crf.mdx')).toEqual({title: 'Page'});
    expect(await parsed(root, 'docs/guides/_own.mdx')).toEqual({title: 'Page'});
  });

  test('leaves out the day in the development server', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    onTestFinished(() => void vi.unstubAllEnvs());
    const root = committedSite();
    expect(await parsed(root, 'docs/guides/page.mdx')).toEqual({
      title: 'Page',
      checked: {name: 'remotion', version: '4.0.331'},
    });
  });
});
