import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseTree} from '../features/pages/markdown';
import {insertFacts} from '../features/facts';
import {readDocsPages} from '../features/pages';
import {actionsOf} from '../features/examples/run/guides/actions';

const guides = readDocsPages('.')
  .filter(({frontMatter}) => frontMatter.kind === 'guide')
  .map(({route, file}) => ({route, file, text: insertFacts(readFileSync(file, 'utf8'), file)}));

/** The commands of the Remotion CLI that create the folder of their output. */
const createsFolder = /^(?:mkdir (?:-p )?|npx remotion (?:render|still) \S+ )public(?:$|\/)/;

/** FFmpeg and `cp` fail if the folder of their output doesn't exist. It does if they also read from it. */
const needsFolder = /^(?:cp|(?:npx remotion )?ffmpeg)\b(?!.* public\/.* public\/).* public\/\S+$/;

/** Whether a reader who starts with this guide has a folder `public` before a command needs it. */
const firstUse = (text: string): 'creates' | 'needs' | undefined => {
  // Parsing takes most of the time, and only a few guides use the folder.
  const actions = text.includes('public') ? actionsOf(parseTree(text)) : [];
  for (const action of actions) {
    const use =
      (action.kind === 'save' && action.file.startsWith('public/') && 'creates') ||
      (action.kind === 'run' && createsFolder.test(action.command) && 'creates') ||
      (action.kind === 'run' && needsFolder.test(action.command) && 'needs');
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
  const convert = '```bash\nnpx remotion ffmpeg -i public/a.mov public/a.mp4\n```\n';
  expect(withoutFolder(guide(convert))).toEqual([]);
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
    // The projects of these products already register their root component.
    .filter(({file}) => !/^docs\/(?:recorder|timeline)\//.test(file))
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

test('no other guide states its own Node.js version', () => {
  const stating = guides
    .filter(({route}) => !/-migration$/.test(route))
    .filter(({text}) =>
      /(?:need|requires?|\*\*)\s*Node\.js \d|Node\.js \d+(?:\.\d+)? or/i.test(text),
    )
    .map(({route}) => route);
  expect(stating).toEqual(['/docs/']);
});
