import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {checkOf, withCheck} from './';
import {toolkitPackages} from '../toolkit/packages';

const page = 'docs/guides/page.mdx';
const old = {[page]: '2026-01-01', 'features/toolkit/packages.ts': '2026-01-01'};

/** What a page was checked against if these files last changed on these days. */
const check = (days: Readonly<Record<string, string>>, frontMatter: Record<string, unknown> = {}) =>
  checkOf(page, frontMatter, (file) =>
    days[file] === undefined ? undefined : Date.parse(`${days[file]}T12:00:00Z`),
  );

describe('the day of the check', () => {
  test.each([page, 'features/toolkit/packages.ts'])('is that of the last change of %s', (file) => {
    expect(check(old).day).toBe('January 1, 2026');
    expect(check({...old, [file]: '2026-02-03'}).day).toBe('February 3, 2026');
  });

  test('is missing if the history does not contain the page', () => {
    expect(check({'features/toolkit/packages.ts': '2026-01-01'})).not.toHaveProperty('day');
  });
});

describe('the version', () => {
  const paths = toolkitPackages.find(({name}) => name === '@remotion/paths')?.installed;

  test.each([
    [{}, 'remotion', '4.0.331'],
    [{kind: 'api', api: {package: '@remotion/paths', symbol: 'a'}}, '@remotion/paths', paths],
    [
      {kind: 'api', api: [{package: '@remotion/paths'}, {package: 'remotion'}]},
      '@remotion/paths',
      paths,
    ],
    [{kind: 'api', api: {package: '@remotion/player/x'}}, '@remotion/player', '4.0.331'],
    [{kind: 'cli', command: 'npx remotion still'}, '@remotion/cli', '4.0.331'],
    [{kind: 'troubleshooting', package: '@remotion/renderer'}, '@remotion/renderer', '4.0.331'],
    [{kind: 'api', api: {package: '@remotion/not-installed'}}, 'remotion', '4.0.331'],
  ])('of a page with %j is that of %s', (frontMatter, name, version) => {
    expect(check(old, frontMatter)).toEqual({name, version, day: 'January 1, 2026'});
  });
});

describe('the parser of front matter', () => {
  const parse: DefaultParseFrontMatter = async () => ({frontMatter: {title: 'Page'}, content: ''});

  const site = () =>
    temporarySite({[page]: 'Text.', 'features/toolkit/packages.ts': ''}, 'none').root;

  const parsed = async (root: string, file: string) => {
    const parser = withCheck(root, parse);
    const filePath = path.join(root, file);
    const result = await parser({filePath, fileContent: '', defaultParseFrontMatter: parse});
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

  test('adds the check to docs pages, but not to partials and posts', async () => {
    const root = site();
    git(root, 'init', '-q');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'Add pages');
    expect(await parsed(root, page)).toEqual({
      title: 'Page',
      checked: {name: 'remotion', version: '4.0.331', day: 'March 4, 2026'},
    });
    expect(await parsed(root, 'blog/post.mdx')).toEqual({title: 'Page'});
    expect(await parsed(root, 'docs/_partials/crf.mdx')).toEqual({title: 'Page'});
  });

  test('leaves out the day in a copy without history', async () => {
    expect(await parsed(site(), page)).toEqual({
      title: 'Page',
      checked: {name: 'remotion', version: '4.0.331'},
    });
  });
});
