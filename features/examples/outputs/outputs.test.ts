import {fence, temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {isPrinted, isValue} from './compare';
import {freeNames} from './expressions';
import {checkOutputs} from './index';
import {readNotRun, type NotRun} from './not-run';

const file = 'docs/page.mdx';

const page = (...parts: readonly string[]) =>
  [
    '---\ntitle: Title\nkind: api\napi: {package: remotion, symbol: interpolate}\n---',
    ...parts,
  ].join('\n\n');

async function resultOf(
  text: string,
  {
    entries = [],
    whole = false,
    more = {},
  }: {
    entries?: readonly NotRun[];
    whole?: boolean;
    more?: Readonly<Record<string, string>>;
  } = {},
) {
  const {root} = temporarySite({[file]: text, ...more});
  return checkOutputs({root, files: whole ? [] : [file]}, entries);
}

async function messagesOf(...parts: readonly string[]): Promise<string[]> {
  const {problems} = await resultOf(page(...parts));
  return problems.map(({line, message}) => `${line}: ${message}`);
}

const output = (text: string) => fence('txt title="Output"', text);

const sample = fence(
  'ts title="src/ease.ts"',
  "import {interpolate} from 'remotion';\n\nconsole.log(interpolate(5, [0, 20], [0, 1]));",
);

describe('an output below a sample', () => {
  test('passes if the sample prints it', async () => {
    const {problems, summary} = await resultOf(page(sample, output('0.25')));
    expect(problems).toEqual([]);
    expect(summary).toBe('1 outputs compared, 0 by examples, 0 listed');
  });

  test('fails if one digit differs', async () => {
    const {problems} = await resultOf(page(sample, output('0.26')));
    expect(problems).toEqual([
      {
        file,
        line: 14,
        message: 'The page shows this output:\n0.26\nThe sample above prints:\n0.25',
        remedy: expect.stringContaining('Copy what the sample prints.'),
      },
    ]);
  });

  test('fails if the sample throws, ends the process or never finishes, and other samples still run', async () => {
    const messages = await messagesOf(
      fence('ts', "console.log('a');\nthrow new Error('no file');"),
      output('a'),
      fence('ts', "console.log('b');\nprocess.exit(3);"),
      output('b'),
      fence('ts', "console.log('c');\nawait new Promise(() => undefined);\nexport {};"),
      output('c'),
      sample,
      output('0.25'),
    );
    expect(messages).toEqual([
      expect.stringMatching(/“a” doesn't run: It exits with code 1\. .*Error: no file/s),
      expect.stringContaining("“b” doesn't run: It exits with code 3. It printed:\nb"),
      expect.stringContaining("“c” doesn't run: It waits for something that never happens."),
    ]);
  });

  test('fails if there is no sample', async () => {
    expect(await messagesOf(output('0.25'))).toEqual([
      expect.stringContaining('The output “0.25” has no sample above it.'),
    ]);
  });

  test('can import another file of the page', async () => {
    expect(
      await messagesOf(
        fence('ts title="src/half.ts"', 'export const half = (n: number) => n / 2;'),
        fence('ts title="src/log.ts"', "import {half} from './half';\n\nconsole.log(half(3));"),
        output('1.5'),
      ),
    ).toEqual([]);
  });

  test('is not run if it needs a cloud account', async () => {
    const {problems, notes} = await resultOf(
      page(
        fence('ts', "import {getSites} from '@remotion/lambda/client';\n\nconsole.log(getSites);"),
        output('[]'),
        ...[
          'npx remotion lambda quotas',
          'npx remotion cloudrun services ls --quiet',
          'aws s3 ls',
          'gcloud projects list',
        ].flatMap((command) => [fence('bash', command), output('5')]),
      ),
    );
    expect(problems).toEqual([]);
    expect(notes).toEqual(['outputs: 5 not run, because it needs a cloud account']);
  });

  test.each([
    'npx remotion versions',
    'node render.mjs',
    'curl http://localhost:3000',
    // These only print a list.
    'npx remotion lambda',
    'npx remotion lambda regions --default-only',
    'npx remotion cloudrun sites',
  ])('fails if nothing runs the command `%s`', async (command) => {
    const {problems} = await resultOf(page(fence('bash', command), output('5')));
    expect(problems).toEqual([
      {
        file,
        line: 12,
        message: 'Nothing runs the output “5”, which a command prints.',
        remedy: expect.stringContaining('record the output'),
      },
    ]);
  });

  test('passes if an example follows the page', async () => {
    const text = page(fence('bash', 'node render.mjs'), output('5'));
    const example = (follows: string) => ({
      more: {'examples/one/example.ts': `export default {steps: [], follows: ${follows}};`},
    });
    const {problems, summary} = await resultOf(text, example(`{pages: ['${file}']}`));
    expect(problems).toEqual([]);
    expect(summary).toBe('0 outputs compared, 1 by examples, 0 listed');
    expect((await resultOf(text, example("{pages: ['docs/b.mdx']}"))).problems).toHaveLength(1);
  });

  test('fails if nothing runs a sample that renders', async () => {
    const rendering = fence('ts', "import {bundle} from '@remotion/bundler';\n\nbundle({});");
    expect(await messagesOf(rendering, output('/build'))).toEqual([
      expect.stringContaining(
        'Nothing runs the output “/build”, which a sample that renders or reads media files prints.',
      ),
    ]);
  });

  test('without a sample, must be exactly the message of the page', async () => {
    const withMessage = (text: string) =>
      `---\ntitle: Title\nmessage: 'Timed out after …ms.'\n---\n\n${output(text)}`;
    const {problems, notes} = await resultOf(withMessage('Error: Timed out after …ms.'));
    expect(problems).toEqual([]);
    expect(notes).toEqual(['outputs: 1 not run, because the messages check looks it up']);
    for (const other of ['Error: Timed out after 30ms.', 'Timed out after …ms. See frame 5.']) {
      expect((await resultOf(withMessage(other))).problems).toHaveLength(1);
    }
  });

  test('without a sample, may contain the message of a package for a cloud', async () => {
    const text = (packageName: string) =>
      `---\ntitle: Title\nmessage: 'Timed out after …ms.'\npackage: '${packageName}'\n---\n\n${output('Timed out after 30ms.')}`;
    const {problems, notes} = await resultOf(text('@remotion/lambda'));
    expect(problems).toEqual([]);
    expect(notes).toEqual(['outputs: 1 not run, because it needs a cloud account']);
    expect((await resultOf(text('@remotion/renderer'))).problems).toHaveLength(1);
  });
});

describe('a value that a sentence or a table attributes to a call', () => {
  const declared = fence('ts', 'export const half = (n: number) => n / 2;');

  test('passes if it is right', async () => {
    const right = [
      '`interpolate(5, [0, 20], [0, 1])` returns `0.25`.',
      '`interpolate(5, [0, 20], [0, 1])` is 0.25 there.',
      '`interpolate(1, [0, 3], [0, 1])` is about 0.33.',
      '`interpolate(1, [0, 3], [0, 1])` is 0.333….',
      '`interpolate(20, [0, 20], [0, 1000])` returns 1,000.',
      '`2.55 * 30` is 76.5.',
      '`half(3)` returns 1.5, and `half(5)` is 2.5.',
      '`useCurrentFrame()` returns 5, `half(frame)` returns 2, and `half(3)` is `number`.',
      '| call | result |\n| --- | --- |\n| `half(3)`, `half(4)` | `1.5`, `2` |',
      '### `extrapolateLeft?`\n\n| value | `interpolate(-5, [0, 20], [0, 100])` |\n| --- | --- |\n| `"clamp"` | `0` |',
    ];
    const {problems, summary} = await resultOf(page(declared, ...right));
    expect(problems).toEqual([]);
    expect(summary).toMatch(/^11 outputs compared/);
  });

  test('fails if it is wrong', async () => {
    const wrong = [
      ['`interpolate(5, [0, 20], [0, 1])` returns `0.26`.', '0.25'],
      ['`interpolate(1, [0, 3], [0, 1])` is 0.33.', '0.3333333333333333'],
      ['`interpolate(1, [0, 3], [0, 1])` is about 0.34.', '0.3333333333333333'],
      ['`interpolate(1, [0, 3], [0, 1])` is 0.334….', '0.3333333333333333'],
      ['`2.55 * 30` is 76.', '76.5'],
      ['`half(3)` returns 1.6.', '1.5'],
      ['| call | result |\n| --- | --- |\n| `half(3)`, `half(4)` | `1.5`, `3` |', '2'],
      [
        '### `extrapolateLeft?`\n\n| value | `interpolate(-5, [0, 20], [0, 100])` |\n| --- | --- |\n| `"clamp"` | `-25` |',
        '0',
      ],
    ] as const;
    const messages = await messagesOf(declared, ...wrong.map(([text]) => text));
    wrong.forEach(([, right], index) => {
      expect(messages[index]).toContain(`but it is ${right}.`);
    });
    expect(messages).toHaveLength(wrong.length);
  });
});

describe('outputs of examples', () => {
  const example = (recorded: string) => ({
    'examples/demo/example.ts': `export default {shows: 'x', pages: [], steps: [{command: 'node a.mjs', output: '${recorded}'}]};`,
  });
  const shown = page(fence('txt title="Output" file="examples/demo/a.output.txt"', 'x'));

  test('pass if a step prints them', async () => {
    const {problems, summary} = await resultOf(shown, {more: example('a.output.txt')});
    expect(problems).toEqual([]);
    expect(summary).toBe('0 outputs compared, 1 by examples, 0 listed');
  });

  test('fail if no step prints them, or if there is no such example', async () => {
    for (const more of [example('b.output.txt'), {}]) {
      const {problems} = await resultOf(shown, {more});
      expect(problems.map(({line, message}) => [line, message])).toEqual([
        [7, 'No step of an example prints the output examples/demo/a.output.txt.'],
      ]);
    }
  });
});

describe('outputs that no check can reproduce', () => {
  test('need a page, an output and a reason', () => {
    const entries = '- {page: docs/a.mdx, output: "1", reason: a test}\n';
    expect(readNotRun(entries)).toEqual([{page: 'docs/a.mdx', output: '1', reason: 'a test'}]);
    expect(() => readNotRun(`${entries}- {page: docs/b.mdx, output: 1}\n`)).toThrow(
      'features/examples/outputs/not-run.yml: entry 2, `output`: Expected string, received number.',
    );
  });

  const entry = {page: file, output: '0.26', reason: 'a reason for the test'};

  test('are listed', async () => {
    const {problems, summary} = await resultOf(page(sample, output('0.26')), {
      entries: [entry],
      whole: true,
    });
    expect(problems).toEqual([]);
    expect(summary).toBe('0 outputs compared, 0 by examples, 1 listed');
  });

  test('fail if the sample prints them, or if the page no longer shows them', async () => {
    for (const text of [page(sample, output('0.25')), page(sample)]) {
      const entries = [{...entry, output: '0.25'}];
      const {problems} = await resultOf(text, {entries, whole: true});
      expect(problems.map(({message}) => message)).toEqual([
        expect.stringContaining('`docs/page.mdx: 0.25` is no longer needed.'),
      ]);
    }
  });
});

test.each([
  ['a\n…\nd', 'a\nb\nc\nd', true],
  ['a\n…\nd', 'a\nb\nc', false],
  ['took … ms', 'took 12 ms', true],
  ['took … ms', 'took 12 s', false],
  ['a', 'a\n', true],
  ['1.0', '1.00', false],
  [' a', 'a', false],
])('%j shows %j: %s', (shown, printed, expected) => {
  expect(isPrinted(shown, printed)).toBe(expected);
});

test.each([
  ['0.5', {string: '0.5', inspected: '0.5'}, false, true],
  ['0.50', {string: '0.5', inspected: '0.5'}, false, false],
  ['0.5', {string: '0.51', inspected: '0.51'}, true, true],
  ['0.5', {string: '0.56', inspected: '0.56'}, true, false],
  ["'a'", {string: 'a', inspected: "'a'"}, false, true],
  ['"a"', {string: 'a', inspected: "'a'"}, false, true],
  ['a', {string: 'b', inspected: "'b'"}, false, false],
  ['[ 1, 2 ]', {string: '1,2', inspected: '[ 1, 2 ]'}, false, true],
])('%s is the value %j, rounded %s: %s', (shown, value, rounded, expected) => {
  expect(isValue(shown, value, rounded)).toBe(expected);
});

test.each([
  ['half(3)', ['half']],
  ['[1, 2].map((n) => half(n))', ['half']],
  ['a.b({c: 1})', ['a']],
  ['Math.sin(0)', []],
  ['uname -m', ['uname', 'm']],
  ['half()', undefined],
  ['useHalf(3)', undefined],
  ['half(…)', undefined],
  ['npx remotion', undefined],
])('the free names of %s', (text, names) => {
  expect(freeNames(text)).toEqual(names && new Set(names));
});
