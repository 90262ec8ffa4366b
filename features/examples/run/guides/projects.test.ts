import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, test} from 'vitest';
import {withProjects} from './projects';

const page = (text: string): string => {
  const file = path.join(temporaryFolder().root, 'guide.mdx');
  writeFileSync(file, text);
  return file;
};

test('the guide whose project a page continues comes first', () => {
  const file = page(
    'See [Fonts](/docs/fonts).\n\n## Before you start\n\n- [interpolate()](/docs/interpolate), [Using audio](/docs/using-audio) and [Layers](/docs/layers)\n\n## 1. Start\n',
  );
  expect(withProjects(root, [file])).toEqual([
    'docs/getting-started.mdx',
    'docs/using-audio.mdx',
    file,
  ]);
});

test('each guide is followed once, and a page without a project stands alone', () => {
  const alone = page(
    '## Before you start\n\nNothing, see [above](/docs/fonts#pitfalls).\n\n## 1. Start\n',
  );
  expect(withProjects(root, ['docs/getting-started.mdx', 'docs/fonts.mdx', alone])).toEqual([
    'docs/getting-started.mdx',
    'docs/fonts.mdx',
    alone,
  ]);
});
