import {fence, temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {samplesCheck} from './';

const command = {describedOn: 'render', optional: [], group: false, passesOn: false};
const crf = {name: 'crf', aliases: [], setters: []};
const check = samplesCheck(async () => ({
  commands: [{...command, words: 'render', flags: [crf]}],
  global: [],
}));

/** The problems of one page, as `line message`. */
async function problemsOf(page: string): Promise<string[]> {
  const {root} = temporarySite({'docs/page.mdx': page});
  const {problems} = await check.run({root, files: ['docs/page.mdx']});
  return problems.map(({line, message}) => `${line} ${message}`);
}

const video = `
import {useCurrentFrame} from 'remotion';

export const Title: React.FC<{title: string}> = ({title}) => (
  <h1 style={{opacity: useCurrentFrame() / 30}}>{title}</h1>
);
`;

describe('code blocks', () => {
  test('a complete module passes', async () => {
    expect(await problemsOf(fence('tsx', video))).toEqual([]);
  });

  test('an option that does not exist fails at its line of the page', async () => {
    const page = `The text.\n\n${fence(
      'ts',
      `
import {interpolate} from 'remotion';

interpolate(15, [0, 30], [0, 1], {
  extrapolate: 'clamp',
});`,
    )}`;
    expect(await problemsOf(page)).toEqual([expect.stringMatching(/^7 .*TS2353.*extrapolate/)]);
  });

  test.each([
    [
      'a name that is neither imported nor defined',
      'export const now = useCurrentFrame();',
      /^2 .*TS2304/,
    ],
    [
      'a package that is not installed',
      "export {render} from '@remotion/imaginary';",
      /^2 .*TS2307/,
    ],
    ['code that does not parse', 'const frame = ;', /^2 .*TS1109/],
  ])('%s fails', async (_name, code, problem) => {
    expect(await problemsOf(fence('ts', code))).toEqual([expect.stringMatching(problem)]);
  });

  test('a name from the wrong package fails, and the remedy names the right one', async () => {
    const {root, write} = temporarySite({
      'docs/page.mdx': fence(
        'tsx',
        "import {Player} from 'remotion';\nexport const player = Player;",
      ),
    });
    write(
      'docs/player/player.mdx',
      '---\nkind: api\napi: {package: "@remotion/player", symbol: Player}\n---\n',
    );
    const {problems} = await check.run({root, files: ['docs/page.mdx']});
    expect(problems).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('TS2305') as string,
        remedy: 'Import `Player` from `@remotion/player`.',
      }),
    ]);
  });

  test('a file of an example is compiled with the example, and other code blocks can import it', async () => {
    const page = [
      fence('tsx title="src/Title.tsx" file="examples/hello/src/Title.tsx"', video),
      fence('ts file="examples/hello/src/index.ts#frame"', 'console.log(frame);'),
      fence('tsx', "import {Title} from './Title';\nexport const intro = <Title title={1} />;"),
    ].join('\n');
    expect(await problemsOf(page)).toEqual([expect.stringMatching(/TS2322.*number/)]);
  });

  test('other languages are not compiled', async () => {
    expect(await problemsOf(fence('json', '{"not": typescript}'))).toEqual([]);
  });

  test('JavaScript may leave out types, but not invent options', async () => {
    const code = `
import {spring} from 'remotion';
export const scale = (frame) => spring({frame, fps: 30, bounce: 3});`;
    expect(await problemsOf(fence('jsx', code))).toEqual([expect.stringMatching(/TS2353.*bounce/)]);
  });
});

describe("the reader's project", () => {
  const lastFrame = `
export const frames = [1, 2];
export const last = frames.findLast(Boolean);`;
  const script = `
import {ensureBrowser} from '@remotion/renderer';
await ensureBrowser();`;

  const slug = "export const slug = (id: string) => id.replaceAll('.', '-');";
  const ofExample = 'ts title="render.mts" file="examples/hello/render.mts"';

  test.each([
    [
      'lacks a function of the newest libraries',
      'ts',
      lastFrame,
      /^3 The sample doesn't compile: TS2550.*findLast/,
    ],
    [
      'lacks a function if it comes from the blank template',
      'ts',
      slug,
      /^2 .* with the tsconfig\.json of the blank template: TS2550/,
    ],
    [
      'compiles to CommonJS, in which TypeScript can only await in a function',
      'ts title="render.ts"',
      script,
      /^3 .* of the blank template: TS1378/,
    ],
    ['compiles modules to CommonJS too', 'ts title="render.mts"', script, /TS1378/],
    ['gets the files of examples', ofExample, script, /TS1378/],
    ['lacks the same functions in files of examples', ofExample, lastFrame, /TS2550/],
  ])('%s', async (_name, info, code, problem) => {
    expect(await problemsOf(fence(info, code))).toEqual([expect.stringMatching(problem)]);
  });

  test.each([
    [
      'iterates over fonts, which the types of the DOM declare separately',
      'ts',
      'export const loaded = [...document.fonts].map(({family}) => family);',
    ],
    ['runs a JavaScript file that awaits outside a function', 'js title="render.mjs"', script],
  ])('%s', async (_name, info, code) => {
    expect(await problemsOf(fence(info, code))).toEqual([]);
  });
});

describe('directives', () => {
  test('lines above the cut are compiled, and line numbers start at the top of the code block', async () => {
    const code = `
import {useCurrentFrame} from 'remotion';
// ---cut---
export const frame: string = useCurrentFrame();`;
    expect(await problemsOf(fence('ts', code))).toEqual([expect.stringMatching(/^4 .*TS2322/)]);
  });

  const wrong = "export const fps: number = '30';";

  test.each([
    ['is expected', wrong, []],
    ['is missing', 'export const fps: number = 30;', ['expects the error TS2322']],
    ['is not the only one', `${wrong}\nexport const size = widht;`, ['TS2304']],
  ])('the error %s', async (_name, code, problems) => {
    expect(await problemsOf(fence('ts', `// @errors: 2322\n${code}`))).toEqual(
      problems.map((each) => expect.stringContaining(each) as string),
    );
  });

  test('@filename splits a code block into files that can import each other', async () => {
    const code = `
// @filename: fps.ts
export const fps = 30;
// @filename: length.ts
import {fps} from './fps';
export const seconds: string = 90 / fps;`;
    expect(await problemsOf(fence('ts', code))).toEqual([expect.stringMatching(/^6 .*TS2322/)]);
  });
});

describe('files of a page', () => {
  const root = `
import {Composition} from 'remotion';
import {Title} from './Title';

export const Root: React.FC = () => (
  <Composition id="Title" component={Title} durationInFrames={90} fps={30} width={1280} height={720} defaultProps={{title: 'Hi'}} />
);`;

  test('a relative import resolves to the code block with that title', async () => {
    expect(
      await problemsOf(
        fence('tsx title="src/Title.tsx"', video) + '\n' + fence('tsx title="src/Root.tsx"', root),
      ),
    ).toEqual([]);
  });

  test('and is checked against the exports of that code block', async () => {
    expect(
      await problemsOf(
        fence('tsx title="src/Title.tsx"', video.replace('title: string', 'title: number')) +
          '\n' +
          fence('tsx title="src/Root.tsx"', root),
      ),
    ).toEqual([expect.stringMatching(/TS2322/)]);
  });

  test('and fails without such a code block', async () => {
    expect(await problemsOf(fence('tsx title="src/Root.tsx"', root))).toEqual([
      expect.stringContaining('TS2307'),
    ]);
  });

  test('if there are two versions of a file, an import resolves to the nearest one above', async () => {
    const page = [
      fence('ts title="src/length.ts"', 'export const length = 90;'),
      fence('ts', "import {length} from './length';\nexport const frames: number = length;"),
      fence('ts title="src/length.ts"', "export const length = '90 frames';"),
      fence('ts', "import {length} from './length';\nexport const text: string = length;"),
    ].join('\n');
    expect(await problemsOf(page)).toEqual([]);
  });

  test('global declarations of one code block do not affect others', async () => {
    const page = [
      fence(
        'ts',
        'declare global {\n  var renderId: string;\n}\nexport const id = globalThis.renderId;',
      ),
      fence('ts', 'export const id = globalThis.renderId;'),
    ].join('\n');
    expect(await problemsOf(page)).toEqual([expect.stringMatching(/^9 .*TS7017/)]);
  });
});

describe('skip', () => {
  const failing = "export {cube} from '@remotion-dev/cube-presentation';";

  test.each([
    ['with a reason', 'skip="needs the purchased package"', failing, []],
    [
      'of a code block that compiles',
      'skip="old API"',
      'export const fps = 30;',
      ['1 The code block is skipped (“old API”), but it compiles.'],
    ],
    ['without a reason', 'skip', failing, ['1 The code block is skipped without a reason.']],
  ])('%s', async (_name, skip, code, problems) => {
    expect(await problemsOf(fence(`ts ${skip}`, code))).toEqual(problems);
  });
});

test('a second run only compiles the changed page', async () => {
  const good = fence('ts', 'export const fps = 30;');
  const {root, write} = temporarySite({
    'package.json': '{}',
    'docs/one.mdx': good,
    'docs/two.mdx': good,
  });
  expect((await check.run({root})).summary).toContain('(2 compiled');
  expect((await check.run({root})).summary).toContain('(0 compiled');
  write('docs/two.mdx', fence('ts', "export const fps: number = '30';"));
  const second = await check.run({root});
  expect(second.summary).toContain('(1 compiled');
  expect(second.problems).toHaveLength(1);
  // What is in the cache still fails.
  expect((await check.run({root})).problems).toHaveLength(1);
});

test('an unknown command and an unknown flag fail', async () => {
  const {root} = temporarySite({
    'package.json': '{}',
    'docs/page.mdx': fence(
      'bash',
      'npx remotion rendre\nnpx remotion render --crf=18 --codek=h264',
    ),
  });
  const {problems} = await check.run({root, files: ['docs/page.mdx']});
  expect(problems.map(({line, message}) => `${line} ${message}`)).toEqual([
    "2 The command “remotion rendre” doesn't exist.",
    '3 “remotion render” has no flag --codek.',
  ]);
});
