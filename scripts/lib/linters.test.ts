import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, test} from 'vitest';
import {checkCommand, type CheckName} from './checks';

const settings = ['cspell.config.yaml', '.markdownlint-cli2.jsonc', '.oxlintrc.json'].map(
  (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
);

/** Runs the program of a check on faulty files in a folder with the settings of the repository, and returns its output. */
const outputOf = (name: CheckName, files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder({
    ...Object.fromEntries(settings),
    'checks/words.txt': 'chromakey\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {strict: true, jsx: 'preserve', target: 'ES2022', types: []},
    }),
    ...files,
  });
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [...checkCommand(name, Object.keys(files))],
    {cwd: folder.root, encoding: 'utf8'},
  );
  expect(status).toBe(1);
  return stdout + stderr;
};

const page = `**Example**

* one chromakey of [a clip](/docs/klip)
## The seperate colour in the \`centr\` of the centre`;

test('spelling: reports misspelled and British words with their place, and the American form', () => {
  const output = outputOf('spelling', {
    'docs/bad.mdx': page,
    'src/data/templates/bad.yml': 'slug: klipp\nnext:\n  - {label: Klips, to: /docs/klipp}\n',
  });
  expect(output).toMatch(/docs\/bad\.mdx:4:\d+ - Unknown word \(seperate\)/);
  expect(output).toMatch(/docs\/bad\.mdx:4:\d+ - Unknown word \(colour\)/);
  expect(output).toMatch(/docs\/bad\.mdx:4:\d+ - Forbidden word \(centre\) .*\(center\)/);
  expect(output).toMatch(/src\/data\/templates\/bad\.yml:3:\d+ - Unknown word \(Klips\)/);
  // Code, URLs, slugs and the words of the list aren't reported.
  expect(output).toContain('Issues found: 4 in 2 files');
}, 60_000);

test('markdown: reports what the rules of the repository reject', () => {
  const fence = '```typescript\nconst frame = 1;\n```\n';
  const output = outputOf('markdown', {'docs/bad.mdx': page, 'docs/fence.mdx': fence});
  expect(output).toContain('docs/fence.mdx:1 error MD040');
  for (const problem of ['1 error MD036', '3:1 error MD004', '4 error MD022', '4:51 error MD047']) {
    expect(output).toContain(`docs/bad.mdx:${problem}`);
  }
}, 60_000);

test('lint: reports faults of each kind, also those that only types show', () => {
  const output = outputOf('lint', {
    'bad.tsx': `// oxlint-disable-next-line no-var
export const load = async () => 1;
load();
const unused = 1;
export const first = (list: any) => list as string;
declare const useFrame: () => number;
export const Frame = ({on}: {on: boolean}) => (on ? useFrame() : 0);
export const box = <div onClick={() => undefined} />;
`,
  });
  for (const rule of [
    'Unused oxlint-disable directive',
    'no-floating-promises',
    'no-unused-vars',
    'no-explicit-any',
    'rules-of-hooks',
    'no-static-element-interactions',
  ]) {
    expect(output).toContain(rule);
  }
}, 60_000);

test('lint: reports cycles, also of types, imports that point upward, and files of packages', () => {
  const output = outputOf('lint', {
    'packages/sums/add.ts':
      "import type {Sum} from './types';\nimport {site} from '../../features/site';\nexport const add = (sum: Sum): Sum => sum + site;\n",
    'packages/sums/types.ts':
      "import type {add} from './add';\nexport type Sum = number;\nexport type Add = typeof add;\n",
    'features/site/index.ts': "import {page} from '@site/src/page';\nexport const site = page;\n",
    'src/page.ts': "import {add} from '../packages/sums/add';\nexport const page = typeof add;\n",
  });
  expect(output).toContain('Dependency cycle detected');
  expect(output).toContain('A package knows nothing of this site.');
  expect(output).toContain('A feature imports only features, packages and content.');
  expect(output).toContain('Import an entry point by its name');
}, 60_000);
