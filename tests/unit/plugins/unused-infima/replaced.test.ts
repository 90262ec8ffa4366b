import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {root} from '../../../../scripts/lib/tools';

// `replacedByThisSite` in plugins/unused-infima leaves out what only these components of the theme use.
test('there are no Markdown pages in src/pages', () => {
  expect(globSync('src/pages/**/[!_]*.{md,mdx}', {cwd: root})).toEqual([]);
});

test('no page has cards of other docs', () => {
  const pages = globSync('{docs,blog,learn,success-stories}/**/*.mdx', {cwd: root});
  expect(pages.length).toBeGreaterThan(300);
  expect(
    pages.filter((page) => readFileSync(path.join(root, page), 'utf8').includes('<DocCard')),
  ).toEqual([]);
});
