import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {parseTree} from '../checks/lib/pages';
import {actionsOf} from '../scripts/lib/examples/guides/actions';

const guides = globSync('docs/**/*.mdx')
  .sort()
  .map((file) => ({
    route: `/${file.replace(/\.mdx$/, '')}`,
    file,
    text: readFileSync(file, 'utf8'),
  }))
  .filter(({text}) => text.includes('\nkind: guide\n'));

/** The commands of the Remotion CLI that create the folder of their output. */
const createsFolder = /^(?:mkdir (?:-p )?|npx remotion (?:render|still) \S+ )public(?:$|\/)/;

/** FFmpeg and `cp` fail if the folder of their output doesn't exist. */
const needsFolder = /^(?:cp|(?:npx remotion )?ffmpeg)\b.* public\/\S+$/;

/** Whether a reader who starts with this guide has a folder `public` before a command needs it. */
const firstUse = (text: string): 'creates' | 'needs' | undefined => {
  // Parsing takes most of the time, and only a few guides use the folder.
  const actions = text.includes('public') ? actionsOf(parseTree(text)) : [];
  for (const action of actions) {
    const use =
      action.kind === 'save'
        ? action.file.startsWith('public/') && 'creates'
        : (createsFolder.test(action.command) && 'creates') ||
          (needsFolder.test(action.command) && 'needs');
    if (use) {
      return use;
    }
  }
  return undefined;
};

/** The guides that the part "Before you start" links to. */
const prerequisites = (text: string): string[] => {
  const part = /^## Before you start\n([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
  return [...part.matchAll(/\]\((\/docs\/[^)#]*)/g)].map(([, route = '']) => route);
};

/** The guide converts a file of the reader, and says that the folder must exist. */
const saysThatItMustExist = /`public` must exist/;

const withoutFolder = (pages: typeof guides): string[] => {
  const used = pages.map((page) => ({...page, use: firstUse(page.text)}));
  const creating = used.filter(({use}) => use === 'creates').map(({route}) => route);
  return used
    .filter(({text, use}) => use === 'needs' && !saysThatItMustExist.test(text))
    .filter(({text}) => !prerequisites(text).some((route) => creating.includes(route)))
    .map(({file}) => file);
};

test('no guide writes to a folder `public` that the project from Getting started does not have', () => {
  expect(withoutFolder(guides)).toEqual([]);
});

test('a guide that writes to such a folder is found', () => {
  const guide = (text: string) => [{route: '/docs/a', file: 'docs/a.mdx', text}];
  const copy = '```bash\ncp a.png public/a.png\n```\n';
  expect(withoutFolder(guide(copy))).toEqual(['docs/a.mdx']);
  expect(withoutFolder(guide(`\`\`\`bash\nmkdir public\n\`\`\`\n\n${copy}`))).toEqual([]);
});

/** The root components that a guide shows and that no file of the guide imports. */
const unregisteredRoots = (text: string): string[] => {
  const saved = actionsOf(parseTree(text)).filter((action) => action.kind === 'save');
  return saved
    .map(({file}) => file)
    .filter((file) => /Root\.tsx$/.test(file) && file !== 'src/Root.tsx')
    .filter((file) => !saved.some((each) => each.text.includes(`${path.basename(file, '.tsx')}'`)));
};

test('no guide shows a root component that nothing registers', () => {
  const found = guides
    .filter(({text}) => /title="[^"]*Root\.tsx"/.test(text))
    .flatMap(({file, text}) => unregisteredRoots(text).map((each) => `${file}: ${each}`));
  expect(found).toEqual([]);
});

test('a root component that nothing registers is found', () => {
  const root =
    '```tsx title="src/OverlayRoot.tsx"\nexport const OverlayRoot = () => null;\n```\n\n';
  const index = '```ts title="src/index.ts"\nimport {OverlayRoot} from \'./OverlayRoot\';\n```\n';
  expect(unregisteredRoots(root)).toEqual(['src/OverlayRoot.tsx']);
  expect(unregisteredRoots(root + index)).toEqual([]);
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines?: {readonly node?: string};
}

const manifestOf = (name: string, from: string): Manifest | undefined =>
  [path.join(from, 'node_modules', name), path.join('node_modules', name)]
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest)[0];

/** `>=18.12` as 18.12, for ranges without alternatives. */
const minimumOf = (range: string): number => Number(/^>=\s*(\d+(?:\.\d+)?)/.exec(range)?.[1] ?? 0);

test('Getting started states the Node.js version that the packages require', () => {
  const packages = ['cli', 'bundler', 'renderer', 'studio-server'].map(
    (name) => `@remotion/${name}`,
  );
  const required = packages.flatMap((name) => {
    const {dependencies = {}} = manifestOf(name, '.') ?? {};
    return Object.keys(dependencies).map((dependency) =>
      minimumOf(manifestOf(dependency, `node_modules/${name}`)?.engines?.node ?? ''),
    );
  });
  const stated = /\*\*Node\.js ([\d.]+) or later\*\*/.exec(
    readFileSync('docs/getting-started.mdx', 'utf8'),
  )?.[1];
  expect(Number(stated)).toBe(Math.max(...required));
});
