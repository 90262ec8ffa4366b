import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, test} from 'vitest';
import {followGuides} from './follow';

const fence = (meta: string, code: string): string => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;

/** Types in guides with these texts, one after another. */
const follow = async (texts: readonly string[], mode?: 'add' | 'replace') => {
  const folder = temporaryFolder().root;
  const pages = texts.map((text, index) => {
    const file = path.join(folder, `guide-${index + 1}.mdx`);
    writeFileSync(file, text);
    return file;
  });
  const project = path.join(folder, 'project');
  const printed: string[] = [];
  const faults = await followGuides({pages, root: mode, makes: []}, project, {
    env: process.env,
    browser: '/path/to/chrome',
    limit: 60_000,
    print: (line) => printed.push(line.trim()),
  });
  return {faults, printed, read: (file: string) => readFileSync(path.join(project, file), 'utf8')};
};

const config = fence(
  'json title="tsconfig.json"',
  '{"compilerOptions": {"strict": true, "noEmit": true, "skipLibCheck": true, "types": []}}',
);

const rootWith = (id: string): string =>
  fence(
    'tsx title="src/Root.tsx"',
    `export const RemotionRoot = () => <Composition id="${id}" />;`,
  );

test('files and commands of all guides end up in one project', async () => {
  const {faults, read} = await follow([
    fence('bash', 'mkdir my-video\ncd my-video') + fence('js title="a.mjs"', "console.log('a');"),
    fence('bash', 'mkdir public\nmkdir public\nnode a.mjs > public/a.txt'),
  ]);
  expect(faults).toEqual([]);
  expect(read('my-video/public/a.txt')).toBe('a\n');
});

test('a command that fails is reported with its page, line and output', async () => {
  const {faults} = await follow([
    fence('js title="a.mjs"', "console.log('broken'); process.exit(3);") +
      fence('bash', 'node a.mjs') +
      fence('bash', 'touch never'),
  ]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(
    /guide-1\.mdx:5 \$ node a\.mjs\nThe exit code is 3\. It printed:\nbroken/,
  );
});

test('a guide whose project another guide continues saves its files and runs no command of the toolkit', async () => {
  const {faults, printed} = await follow([
    '## Before you start\n\nYou need a [project](/docs/).\n\n## 1. Look\n\n' +
      fence('bash', 'ls src/index.ts'),
  ]);
  expect(faults).toEqual([]);
  expect(printed).toEqual(expect.arrayContaining(['docs/getting-started.mdx', 'src/index.ts']));
  expect(printed.filter((line) => line.startsWith('$ npx remotion'))).toEqual([]);
});

test('a module can only import what the guides install', async () => {
  const sample = config + fence('ts title="src/name.ts"', "export {z} from 'zod';");
  expect((await follow([sample])).faults).toEqual([
    expect.stringContaining("Cannot find module 'zod'"),
  ]);
  expect((await follow([fence('bash', 'npm install zod@3'), sample])).faults).toEqual([]);
});

test('the compositions of several guides are combined', async () => {
  const {faults, read} = await follow([rootWith('One'), rootWith('Two')]);
  expect(faults).toEqual([]);
  expect(read('src/Root.tsx')).toContain('<Root2 />');
});

test('two guides with the same ID fail, unless the second replaces the file', async () => {
  const both = ['One', 'Three'].map((second) =>
    rootWith('Two').replace('/>', `/><Composition id="${second}" />`),
  );
  expect((await follow(both)).faults).toEqual([
    expect.stringContaining('both register the composition Two'),
  ]);
  expect((await follow(both, 'replace')).faults).toEqual([]);
});

test('the browser in the guides is replaced with that of the machine', async () => {
  const {read} = await follow([
    fence('ts title="config.ts"', "const browser = '/usr/bin/chromium';"),
  ]);
  expect(read('config.ts')).toContain("'/path/to/chrome'");
});

test('a page must show what its commands print', async () => {
  const command = fence('bash', 'echo one; echo two');
  expect((await follow([command + fence('txt title="Output"', 'one\ntwo')])).faults).toEqual([]);
  const {faults} = await follow([command + fence('txt title="Output"', 'one\nthree')]);
  expect(faults).toEqual([
    expect.stringMatching(
      /guide-1\.mdx:1 \$ echo one; echo two\n.*doesn't print:\nthree\nIt printed:\none\ntwo/s,
    ),
  ]);
});

test('a command may fail if the page shows its output', async () => {
  const command = fence('bash', 'echo "Missing name"; exit 1');
  expect((await follow([command])).faults).toHaveLength(1);
  expect((await follow([command + fence('txt title="Output"', 'Missing …')])).faults).toEqual([]);
});

test('a component is registered as its guide describes', async () => {
  const {faults, read} = await follow([
    fence('tsx title="src/Ring.tsx"', 'export const Ring = () => null;') +
      'Register `Ring` as a composition with 40 frames and 320 by 200 pixels, and render it:\n\n' +
      fence('bash', 'cat src/Root.guide-1.Ring.tsx'),
    'Register the scene as a composition named `Circle`, and look at it.',
    fence('tsx title="src/Bar.tsx"', 'export const Bar = () => null;') +
      'Register `Bar` as a composition, and render three frames:',
  ]);
  expect(faults).toEqual([]);
  expect(read('src/Root.guide-1.Ring.tsx')).toMatch(
    /import \{Ring\} from '\.\/Ring';[\s\S]*id="Ring"[\s\S]*=\{40\}[\s\S]*fps=\{30\}[\s\S]*=\{320\}[\s\S]*=\{200\}/,
  );
  expect(read('src/Root.guide-2.Ring.tsx')).toContain('id="Circle"');
  expect(read('src/Root.guide-3.Bar.tsx')).toContain('durationInFrames={90}');
  expect(read('src/Root.tsx')).toMatch(/Root\.guide-1\.Ring[\s\S]*Root\.guide-2\.Ring/);
});

test('a component that no guide shows cannot be registered', async () => {
  expect((await follow(['Register `Ring` with 40 frames.'])).faults).toEqual([
    expect.stringContaining('exports the component Ring'),
  ]);
});

test('the files of all guides must compile together', async () => {
  const length = fence('ts title="src/length.ts"', 'export const length = 30;');
  const use = fence(
    'ts title="src/use.ts"',
    "import {length} from './length';\nexport const seconds: number = length / 30;",
  );
  expect((await follow([config + length + use])).faults).toEqual([]);
  const replaced = fence('ts title="src/length.ts"', "export const length = '30 frames';");
  expect((await follow([config + length + use, replaced])).faults).toEqual([
    expect.stringMatching(/type errors:\n.*src\/use\.ts/s),
  ]);
});

test('the file of a guide’s compositions has the name that the page shows', async () => {
  const {faults} = await follow([
    fence('tsx title="src/Root.tsx"', 'export const RemotionRoot = () => null;') +
      fence('bash', 'ls src/Root.guide-1.tsx') +
      fence('txt title="Output"', 'src/Root.tsx'),
  ]);
  expect(faults).toEqual([]);
});
