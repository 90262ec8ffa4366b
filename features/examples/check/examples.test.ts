import {fence, temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check} from './';
import {withExamples} from './fences';
import {checkGuides} from './guides';
import {loadPages} from '../../pages/markdown';
import {parsePage} from '../../pages/markdown';

const root = `import {Composition} from 'remotion';

// #region root
export const Root = () => {
  // #region title
  const title = 'Launch day';

  console.log(title);
  // #endregion
  return null;
};
// #endregion
`;

const example = {
  shows: 'A title.',
  pages: ['/docs/stills'],
  steps: [{command: 'npx remotion still Title out/title.png', output: 'still.output.txt'}],
};

const files = {
  'examples/stills/package.json': '{}',
  'examples/stills/example.ts': `export default ${JSON.stringify(example)};`,
  'examples/stills/src/Root.tsx': root,
  'examples/stills/still.output.txt': 'Rendered still\n',
};

const title = "const title = 'Launch day';\n\nconsole.log(title);";

const command = fence('bash npm2yarn', 'npx remotion still Title \\\n  out/title.png');
const output = fence(
  'txt title="Output" file="examples/stills/still.output.txt"',
  'Rendered still',
);
const shown = (code: string, reference = 'src/Root.tsx#title') =>
  fence(`tsx file="examples/stills/${reference}"`, code);

const page = (...fences: string[]) =>
  `---\ntitle: Stills\n---\n\nThe text.\n\n${fences.join('\n')}`;
const good = page(command, output, shown(title));

const run = async (changes: Readonly<Record<string, string>>, asked?: string[]) => {
  const {root: folder} = temporarySite({...files, 'docs/stills.mdx': good, ...changes}, 'none');
  return (await check.run({root: folder, files: asked})).problems;
};

/** The problems, as `file:line message`. */
const problemsOf = async (...args: Parameters<typeof run>) =>
  (await run(...args)).map(({file, line, message}) => `${file}:${line} ${message}`);

const defined = (changes: object) => ({
  'examples/stills/example.ts': `export default ${JSON.stringify({...example, ...changes})};`,
});

test('a page with the current files of its example passes', async () => {
  expect(await run({})).toEqual([]);
});

describe('a guide with numbered steps', () => {
  const guide = (...steps: string[]) =>
    `---\nkind: guide\ntitle: Stills\n---\n\n${steps.join('\n\n')}\n\n`;

  test('passes if an example lists it, follows it, or acts in the Studio for it', async () => {
    expect(
      await run({'docs/stills.mdx': guide('## 1. Render') + (good.split('---\n')[2] ?? '')}),
    ).toEqual([]);
    for (const changes of [{follows: {pages: ['docs/other.mdx']}}, {studio: ['/docs/other']}]) {
      expect(await run({...defined(changes), 'docs/other.mdx': guide('## 1. Render')})).toEqual([]);
    }
  });

  test('fails without an example, and a guide without steps passes', async () => {
    expect(await run({'docs/other.mdx': guide('## 1. Render')})).toEqual([
      {
        file: 'docs/other.mdx',
        line: 1,
        message: 'No example runs the steps of this guide.',
        remedy: expect.stringContaining("Add '/docs/other' to `pages`"),
      },
    ]);
    expect(await run({'docs/other.mdx': guide('## Rendering')})).toEqual([]);
  });

  test('can be an exception, which must be needed', async () => {
    const page = parsePage('docs/other.mdx', guide('## 1. Render'));
    const exceptions = [{reason: 'It needs an account.', pages: ['/docs/other']}];
    expect(checkGuides([page], [], exceptions)).toEqual([]);
    expect(checkGuides([], [], exceptions).map(({message}) => message)).toEqual([
      'withoutExample: `/docs/other` is no longer needed. It has an example, or it is not a guide with numbered steps.',
    ]);
  });
});

describe('code blocks', () => {
  test.each([
    [
      'a whole file, without the marks of regions',
      shown(root.replaceAll(/^.*#(?:end)?region.*\n/gm, ''), 'src/Root.tsx'),
    ],
    ['a region in a region', shown(title)],
    ['set-up above the cut', shown(`const hidden = 1;\n// ---cut---\n${title}`)],
    [
      'the path as title',
      fence('tsx title="src/Root.tsx" file="examples/stills/src/Root.tsx#title"', title),
    ],
    [
      'words as title',
      fence('tsx title="Before" file="examples/stills/src/Root.tsx#title"', title),
    ],
    ['a fence in a list', `- Item\n\n${shown(title).replaceAll(/^(?=.)/gm, '  ')}`],
  ])('pass with %s', async (_name, text) => {
    expect(await run({'docs/stills.mdx': page(command, output, text)})).toEqual([]);
  });

  test('that are outdated fail, with the line and the command', async () => {
    const stale = page(command, output, shown(title.replace('log', 'warn')));
    expect(await run({'docs/stills.mdx': stale})).toEqual([
      {
        file: 'docs/stills.mdx',
        line: stale.split('\n').findIndex((line) => line.includes('warn')) + 1,
        message:
          'The code block differs from the region “title” of examples/stills/src/Root.tsx: it has “console.warn(title);”, but the file has “console.log(title);”.',
        remedy: expect.stringContaining('npm run examples:write -- docs/stills.mdx'),
      },
    ]);
  });

  test.each([
    ['lines less', title.split('\n')[0]!, '“no such line”, but the file has “”'],
    ['lines more', `${title}\nmore();`, '“more();”, but the file has “no such line”'],
  ])('with %s fail', async (_name, code, message) => {
    const problems = await run({'docs/stills.mdx': page(command, output, shown(code))});
    expect(problems.map((each) => each.message)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    [
      'a file that is not there',
      'src/Video.tsx',
      "The file examples/stills/src/Video.tsx doesn't exist.",
    ],
    [
      'a region that is not there',
      'src/Root.tsx#intro',
      'has no region “intro”; it has root, title.',
    ],
    ['a folder', 'src', "The file examples/stills/src doesn't exist."],
    ['a file elsewhere', '../../package.json', "isn't a file of an example."],
  ])('with %s fail', async (_name, reference, message) => {
    const text = page(command, output, shown(title), shown(title, reference));
    const problems = await run({'docs/stills.mdx': text});
    expect(problems).toContainEqual({
      file: 'docs/stills.mdx',
      line: text.split('\n').findIndex((line) => line.includes(`${reference}"`)) + 1,
      message: expect.stringContaining(message),
      remedy: expect.any(String),
    });
  });

  test('with an unclosed region fail', async () => {
    const problems = await run({
      'examples/stills/src/Root.tsx': '// #region title\nconst title = 1;\n',
    });
    expect(problems.map(({message}) => message)).toEqual([
      'The region “title” in examples/stills/src/Root.tsx has no end.',
    ]);
  });

  test('with an output that is not recorded fail with the command to record it', async () => {
    const problems = await run({
      'docs/stills.mdx': page(command, output, shown(title), shown('', 'new.output.txt')),
    });
    expect(problems.map(({remedy}) => remedy)).toEqual([
      expect.stringContaining('npm run examples -- stills --record'),
    ]);
  });

  test('titled with the path of another file fail', async () => {
    const text = fence(
      'tsx title="src/Video.tsx" file="examples/stills/src/Root.tsx#title"',
      title,
    );
    const problems = await run({'docs/stills.mdx': page(command, output, text)});
    expect(problems.map(({remedy}) => remedy)).toEqual([
      'Set title="src/Root.tsx", or change `file`.',
    ]);
  });
});

describe('examples', () => {
  const messages = async (...args: Parameters<typeof run>) =>
    (await run(...args)).map(({file, message}) => `${file}: ${message}`);

  test.each<[string, Record<string, string>, string]>([
    [
      'a file that no page shows',
      {'examples/stills/render.mjs': 'render();'},
      'examples/stills/render.mjs: No page shows this file.',
    ],
    [
      'a reason for a file that a page shows',
      defined({notShown: {'src/Root.tsx': 'it is the same everywhere'}}),
      'examples/stills/example.ts: `notShown` lists src/Root.tsx, but a page shows it.',
    ],
    [
      'a reason for a file that is gone',
      defined({notShown: {'src/Video.tsx': 'it is the same everywhere'}}),
      "examples/stills/example.ts: `notShown` lists src/Video.tsx, which doesn't exist.",
    ],
    [
      'a page that does not exist',
      defined({pages: ['/docs/stills', '/docs/gone']}),
      "examples/stills/example.ts: The example lists the page /docs/gone, which doesn't exist.",
    ],
    [
      'a page that shows nothing of it',
      {...defined({pages: ['/docs/stills', '/docs/other']}), 'docs/other.mdx': page()},
      "examples/stills/example.ts: The example lists the page /docs/other, which doesn't show any of its files.",
    ],
    [
      'a page that it does not name',
      {'docs/other.mdx': page(shown(title))},
      "docs/other.mdx: The page shows files of examples/stills, but the example doesn't list the page.",
    ],
    [
      'an output that no page shows',
      {'examples/stills/old.output.txt': 'old\n'},
      'examples/stills/old.output.txt: No page shows this file.',
    ],
    [
      'a command that no page shows',
      defined({steps: [...example.steps, {command: 'node render.mjs'}]}),
      'examples/stills/example.ts: No page of the example shows the command “node render.mjs”.',
    ],
    [
      'a reason for a command that a page shows',
      defined({steps: [{...example.steps[0], notShown: 'it is the same everywhere'}]}),
      'examples/stills/example.ts: The step has `notShown`, but a page shows the command “npx remotion still Title out/title.png”.',
    ],
    [
      'a folder without a definition',
      {'examples/gif/package.json': '{}'},
      "examples/gif/example.ts: The example can't be loaded: examples/gif has no example.ts. Add one as described in examples/README.md.",
    ],
  ])('%s fails', async (_name, changes, message) => {
    expect(await messages(changes)).toEqual([message]);
  });

  test.each<[string, Record<string, string>]>([
    [
      'with a reason',
      {
        ...defined({notShown: {'render.mjs': 'it only starts the render'}}),
        'examples/stills/render.mjs': '',
      },
    ],
    ['that is a picture', {'examples/stills/public/logo.png': ''}],
    ['that a run has made', {'examples/stills/out/report.json': '{}'}],
    ['that tests it', {'examples/stills/browser.test.ts': ''}],
  ])('a file %s does not have to be shown', async (_name, changes) => {
    expect(await messages(changes)).toEqual([]);
  });

  test('are not checked in a run on single pages', async () => {
    const changes = {'examples/stills/render.mjs': 'render();'};
    expect(await messages(changes, ['docs/stills.mdx'])).toEqual([]);
  });
});

describe('npm run examples:write', () => {
  const written = async (text: string) => {
    const site = temporarySite({...files, 'docs/stills.mdx': text}, 'none');
    const [loaded] = loadPages(site.root).pages;
    return withExamples(site.root, loaded!);
  };

  test('does not change a page that is up to date', async () => {
    expect(await written(good)).toBe(good);
  });

  test('updates every code block, with any length and indentation', async () => {
    const stale = [shown('old();'), shown('one();\n\ntwo();\n\nthree();\nfour();')];
    const nested = (text: string) => `- Item\n\n${text.replaceAll(/^(?=.)/gm, '  ')}`;
    expect(await written(page(command, ...stale, nested(shown('old();'))))).toBe(
      page(command, shown(title), shown(title), nested(shown(title))),
    );
  });

  test('keeps the setup code above the cut', async () => {
    const cut = (code: string) => shown(`const hidden = 1;\n// ---cut---\n${code}`);
    expect(await written(page(cut('old();')))).toBe(page(cut(title)));
  });

  test('does not change a code block whose file is missing', async () => {
    const text = page(shown('old();', 'src/Video.tsx'));
    expect(await written(text)).toBe(text);
  });
});

describe('files in src that several guides show', () => {
  const guide = (code: string, above = 'Save the file:') =>
    `---\ntitle: A guide\nkind: guide\n---\n\n${above}\n\n${fence('tsx title="src/Scene.tsx"', code)}`;
  const one = 'export const Scene = () => <p>One</p>;';
  const two = 'export const Scene = () => <p>Two</p>;';

  test('must not differ', async () => {
    expect(await problemsOf({'docs/one.mdx': guide(one), 'docs/two.mdx': guide(two)})).toEqual([
      expect.stringMatching(
        /^docs\/one\.mdx:8 docs\/two\.mdx shows a different file named src\/Scene\.tsx/,
      ),
      expect.stringMatching(/^docs\/two\.mdx:8 docs\/one\.mdx shows a different file/),
    ]);
  });

  test('may be equal, or announced as a replacement', async () => {
    expect(await problemsOf({'docs/one.mdx': guide(one), 'docs/two.mdx': guide(one)})).toEqual([]);
    const announced = guide(two, 'If you followed the first guide, replace the file:');
    expect(await problemsOf({'docs/one.mdx': guide(one), 'docs/two.mdx': announced})).toEqual([]);
  });

  test('may change in a later step of the same guide, and on pages of other kinds', async () => {
    const steps = `${guide(one)}\nChange it:\n\n${fence('tsx title="src/Scene.tsx"', two)}`;
    const api = guide(two).replace('kind: guide', 'kind: term');
    expect(await problemsOf({'docs/one.mdx': steps, 'docs/two.mdx': api})).toEqual([]);
  });
});

describe('packages that samples of guides import', () => {
  const guide = (before: string, ...fences: string[]) =>
    `---\ntitle: A guide\nkind: guide\n---\n\n## Before you start\n\n${before}\n\n## Write it\n\n${fences.join('\n')}`;
  const sample = fence(
    'ts',
    "import {getAudioData} from '@remotion/media-utils';\nimport 'node:fs';",
  );
  const install = fence('bash npm2yarn', 'npm install --save-exact @remotion/media-utils@4.0.331');

  test('must be installed', async () => {
    expect(await problemsOf({'docs/audio.mdx': guide('A project.', sample)})).toEqual([
      expect.stringMatching(/^docs\/audio\.mdx:13 A sample imports @remotion\/media-utils, but/),
    ]);
  });

  test('can be installed by the guide, or by a guide that it builds on', async () => {
    expect(await problemsOf({'docs/audio.mdx': guide('A project.', install, sample)})).toEqual([]);
    const pages = {
      'docs/first.mdx': guide('A project.', install),
      'docs/second.mdx': guide('See [First](/docs/first#write-it).'),
      'docs/audio.mdx': guide('See [Second](/docs/second).', sample),
    };
    expect(await problemsOf(pages)).toEqual([]);
    expect(await problemsOf(pages, ['docs/audio.mdx'])).toEqual([]);
  });

  test('can be listed in package.json, but links elsewhere on the page do not count', async () => {
    const manifest = fence('diff title="package.json"', '+ "@remotion/media-utils": "4.0.331"');
    expect(await problemsOf({'docs/audio.mdx': guide('A project.', manifest, sample)})).toEqual([]);
    const pages = {
      'docs/first.mdx': guide('A project.', install),
      'docs/audio.mdx': guide('A project.', sample, 'See [First](/docs/first).'),
    };
    expect(await problemsOf(pages)).toHaveLength(1);
  });
});

test('a file that a command reads must be above it', async () => {
  const props = fence('json title="fast.json"', '{"speed": 2}');
  const render = fence('bash', 'npx remotion still Title out/title.png --props=fast.json');
  const guide = (...fences: string[]) =>
    `---\ntitle: A guide\nkind: guide\n---\n\n${fences.join('\n')}`;
  expect(await run({'docs/fast.mdx': guide(props, render)})).toEqual([]);
  expect(await run({'docs/fast.mdx': guide(render, props)})).toEqual([
    expect.objectContaining({
      file: 'docs/fast.mdx',
      line: 6,
      message: expect.stringContaining('shows only on line 10') as string,
    }),
  ]);
});
