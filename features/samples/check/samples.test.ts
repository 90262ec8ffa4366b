import {describe, expect, test} from 'vitest';
import {samplesCheck} from './';
import {fence, temporarySite} from '../../../packages/docs-proof/testing/temporary-site';

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

  test('a name that is neither imported nor defined fails', async () => {
    expect(await problemsOf(fence('ts', 'export const now = useCurrentFrame();'))).toEqual([
      expect.stringContaining('TS2304'),
    ]);
  });

  test('a package that is not installed fails', async () => {
    expect(
      await problemsOf(fence('ts', "import {render} from '@remotion/imaginary';\nrender();")),
    ).toEqual([expect.stringContaining('TS2307')]);
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

  test('code that does not parse fails', async () => {
    expect(await problemsOf(fence('ts', 'const frame = ;'))).toEqual([
      expect.stringMatching(/^2 .*TS1109/),
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

  test('that lacks a function of the newest libraries fails', async () => {
    expect(await problemsOf(fence('ts', lastFrame))).toEqual([
      expect.stringMatching(/^3 The sample doesn't compile: TS2550.*findLast/),
    ]);
  });

  test('that the blank template creates fails if only the other one has a function', async () => {
    const code = "export const slug = (id: string) => id.replaceAll('.', '-');";
    expect(await problemsOf(fence('ts', code))).toEqual([
      expect.stringMatching(/^2 .* with the tsconfig\.json of the blank template: TS2550/),
    ]);
  });

  test('can iterate over fonts, which the types of the DOM declare separately', async () => {
    const code = 'export const loaded = [...document.fonts].map(({family}) => family);';
    expect(await problemsOf(fence('ts', code))).toEqual([]);
  });

  test('that compiles to CommonJS fails if a TypeScript file awaits outside a function', async () => {
    for (const name of ['render.ts', 'render.mts']) {
      expect(await problemsOf(fence(`ts title="${name}"`, script))).toEqual([
        expect.stringMatching(/^3 .* of the blank template: TS1378/),
      ]);
    }
  });

  test('runs such a script if it is JavaScript', async () => {
    expect(await problemsOf(fence('js title="render.mjs"', script))).toEqual([]);
  });

  test('also gets the files of examples', async () => {
    const shown = 'ts title="render.mts" file="examples/hello/render.mts"';
    expect(await problemsOf(fence(shown, script))).toEqual([expect.stringContaining('TS1378')]);
    expect(await problemsOf(fence(shown, lastFrame))).toEqual([expect.stringContaining('TS2550')]);
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

  test('an expected error passes', async () => {
    expect(
      await problemsOf(fence('ts', "// @errors: 2322\nexport const fps: number = '30';")),
    ).toEqual([]);
  });

  test('a missing expected error fails', async () => {
    expect(
      await problemsOf(fence('ts', '// @errors: 2322\nexport const fps: number = 30;')),
    ).toEqual([expect.stringContaining('expects the error TS2322')]);
  });

  test('an error in addition to the expected error fails', async () => {
    const code = "// @errors: 2322\nexport const fps: number = '30';\nexport const size = widht;";
    expect(await problemsOf(fence('ts', code))).toEqual([expect.stringContaining('TS2304')]);
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
  test('a code block that cannot compile and has a reason passes', async () => {
    expect(
      await problemsOf(
        fence(
          'ts skip="needs the purchased package"',
          "import {cube} from '@remotion-dev/cube-presentation';\ncube();",
        ),
      ),
    ).toEqual([]);
  });

  test('a code block that compiles fails', async () => {
    expect(await problemsOf(fence('ts skip="old API"', 'export const fps = 30;'))).toEqual([
      '1 The code block is skipped (“old API”), but it compiles.',
    ]);
  });

  test('a skip without a reason fails', async () => {
    expect(await problemsOf(fence('ts skip', "import 'nowhere';"))).toEqual([
      '1 The code block is skipped without a reason.',
    ]);
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
