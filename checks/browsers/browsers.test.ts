import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, it, test} from 'vitest';
import {check} from './';
import {supportedBrowsers} from '../../config/browsers';

const queries = ['chrome >= 109', 'firefox >= 115', 'safari >= 16.4'];

const manifest = (browserslist: readonly string[]) => ({
  'package.json': JSON.stringify({browserslist}),
});

const problemsOf = async (
  script: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string[]> => {
  const {root} = temporarySite(
    {
      ...manifest(queries),
      'build/index.html': '',
      'build/assets/js/main.1a.js': script,
      'build/assets/js/main.1a.js.LICENSE.txt': 'not a script',
      ...files,
    },
    'none',
  );
  const {problems} = await check.run({root});
  return problems.map(({file, message}) => `${file}: ${message}`);
};

describe('a script fails', () => {
  it.each([
    ['[2, 1].toSorted();', 'ArrayToSorted (chrome 109 requires 110)'],
    ['Object.groupBy([], String);', 'ObjectGroupBy (chrome 109 requires 117, firefox 115'],
    ['Promise.withResolvers();', 'PromiseWithResolvers'],
    ['let = 1 +;', 'Unexpected token'],
  ])('%s', async (script, message) => {
    const problems = await problemsOf(script);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('build/assets/js/main.1a.js: ');
    expect(problems[0]).toContain(message);
  });
});

test('a script of the oldest browsers passes', async () => {
  const script =
    'class A { static #a = 1; static { this.#a ??= [1].findLast(Boolean); } } /(?<=a)b/u.test("ab");';
  expect(await problemsOf(script)).toEqual([]);
});

test('a selector with :has() fails in a module', async () => {
  const module = 'document.querySelector("ul:has(li)");';
  expect(await problemsOf('', {'src/menu.ts': module})).toEqual([
    expect.stringContaining('src/menu.ts: A selector contains :has()'),
  ]);
});

test('a query without an oldest version has no name for readers', () => {
  const site = temporarySite(manifest(['last 2 chrome versions']), 'none');
  expect(() => supportedBrowsers(site.root)).toThrow(
    'package.json contains "last 2 chrome versions". Write a minimum version',
  );
});
