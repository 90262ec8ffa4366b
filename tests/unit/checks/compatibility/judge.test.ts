import {describe, expect, test} from 'vitest';
import type {CodeFacts, Facts} from '../../../../checks/compatibility/evidence';
import {judge} from '../../../../checks/compatibility/judge';
import type {Probe} from '../../../../checks/compatibility/node/run-probes';
import type {Reason} from '../../../../checks/compatibility/reasons';
import {rowsOf} from '../../../../checks/compatibility/rows';
import {parsePage} from '../../../../plugins/pages/markdown';
import type {Environment} from '../../../../src/components/Compatibility/support';

const portable: CodeFacts = {reach: {globals: [], packages: ['react'], builtins: []}};
const inBrowser: CodeFacts = {reach: {globals: ['document'], packages: [], builtins: []}};

const call: Probe = {route: 'loop', works: true, code: '() => remotion.Loop()'};
const fails: Probe = {...call, works: false, note: 'it needs a composition'};

interface Setting {
  readonly values?: Partial<Record<Environment, string>>;
  readonly api?: string;
  readonly probe?: Probe;
  readonly code?: CodeFacts;
  readonly demos?: readonly string[];
  readonly rendered?: readonly string[];
  readonly opened?: readonly string[];
  /** Names of exports of the renderer. */
  readonly called?: readonly string[];
  readonly rendersAlike?: boolean;
  readonly reasons?: readonly Reason[];
  readonly whole?: boolean;
}

/** Judges the page of `<Loop>`, with the cells in `values`. */
async function check({
  values = {},
  api = '{package: remotion, symbol: Loop}',
  probe,
  code = inBrowser,
  demos = [],
  rendered = [],
  opened = [],
  called = [],
  rendersAlike = true,
  reasons = [],
  whole = false,
}: Setting) {
  const cells = Object.entries(values).map(([name, value]) => `${name}="${value}"`);
  const page = parsePage(
    'docs/loop.mdx',
    `---\nkind: api\napi: ${api}\n---\n\n<Compatibility ${cells.join(' ')} />\n`,
  );
  const rows = rowsOf([page], {command: '', packages: {}});
  const uses = (names: readonly string[], by: string) =>
    new Map(names.map((name) => [`${name} from remotion`, by]));
  const facts: Facts = {
    probes: new Map(probe ? [[probe.route, probe]] : []),
    codeOf: () => code,
    demos: uses(demos, 'the demo loop'),
    examples: {
      server: uses(rendered, 'the example clip'),
      studio: uses(opened, 'the example clip'),
      scripts: new Map(
        called.map((name) => [`${name} from @remotion/renderer`, 'the example clip']),
      ),
    },
    rendersAlike: () => rendersAlike,
  };
  const {problems, ...verdict} = judge(rows, facts, reasons, whole);
  return {
    ...verdict,
    problems,
    messages: problems.map(({message}) => message),
    proven: [...verdict.proven].flatMap(([environment, methods]) =>
      [...methods.keys()].map((method) => `${environment}: ${method}`),
    ),
  };
}

describe('the column of Node.js', () => {
  test('agrees with a call that works', async () => {
    const {messages, proven} = await check({values: {node: 'yes'}, probe: call});
    expect(messages).toEqual([]);
    expect(proven).toEqual(['node: a call in Node.js']);
  });

  test('fails with the place and what to write if the call works, but the page says no', async () => {
    const {problems} = await check({values: {node: 'no, it needs a browser'}, probe: call});
    expect(problems).toEqual([
      {
        file: 'docs/loop.mdx',
        line: 6,
        message: '<Compatibility node>: The page says “no”, but a call in plain Node.js works.',
        remedy: expect.stringContaining('Write “yes”.'),
      },
    ]);
  });

  test('fails if the call fails, but the page says yes', async () => {
    const {messages} = await check({values: {node: 'yes'}, probe: fails});
    expect(messages).toEqual([
      '<Compatibility node>: The page says “yes”, but a call in plain Node.js fails or does nothing: it needs a composition.',
    ]);
  });

  test.each([
    ['no, it needs a browser', '“it needs a browser”'],
    ['no', 'missing'],
  ])('fails if the note is another one: %s', async (node, quoted) => {
    const {messages} = await check({values: {node}, probe: fails});
    expect(messages).toEqual([
      `<Compatibility node>: The note is ${quoted}, but the probe shows “it needs a composition”.`,
    ]);
  });

  test('fails with the error if the call ends differently than its probe expects', async () => {
    const {messages} = await check({
      values: {node: 'yes'},
      probe: {...call, problem: 'the process ended with code 1'},
    });
    expect(messages[0]).toContain('expects: the process ended with code 1');
  });

  test('fails if the probe leaves out an export of the page', async () => {
    const {messages} = await check({
      values: {node: 'yes'},
      api: '[{package: remotion, symbol: Loop}, {package: remotion, symbol: Loop.Part}]',
      probe: {...call, code: '() => remotion.Loop'},
    });
    expect(messages).toEqual(["<Compatibility node>: The probe doesn't call Loop.Part."]);
  });

  test('fails without a probe', async () => {
    const {problems} = await check({values: {node: 'yes'}});
    expect(problems).toEqual([
      expect.objectContaining({
        message: '<Compatibility node>: Nothing shows that “yes” is true.',
        remedy: 'Add a probe to checks/compatibility/node/probes.mjs.',
      }),
    ]);
  });
});

describe('code that needs only the language', () => {
  const everywhere = {player: 'yes', studio: 'yes', server: 'yes', lambda: 'yes', cloudrun: 'yes'};

  test('works everywhere if a call works', async () => {
    const {messages, proven} = await check({values: everywhere, probe: call, code: portable});
    expect(messages).toEqual([]);
    expect(proven).toHaveLength(5);
  });

  test('refutes a no', async () => {
    const {messages} = await check({
      values: {...everywhere, studio: 'no'},
      probe: call,
      code: portable,
    });
    expect(messages).toEqual([
      expect.stringMatching(/^<Compatibility studio>: The page says “no”, but its shipped code/),
    ]);
  });

  test.each<[string, Setting]>([
    ['the call fails', {probe: fails, code: portable}],
    ['there is no call', {code: portable}],
    ['the code reads a global of browsers', {probe: call, code: inBrowser}],
    [
      'the code needs another package',
      {probe: call, code: {reach: {globals: [], packages: ['canvas'], builtins: []}}},
    ],
    [
      'the code needs a module of Node.js',
      {probe: call, code: {reach: {globals: [], packages: [], builtins: ['fs']}}},
    ],
  ])('shows nothing if %s', async (_name, setting) => {
    const {messages} = await check({values: {player: 'yes'}, ...setting});
    expect(messages).toEqual(['<Compatibility player>: Nothing shows that “yes” is true.']);
  });
});

describe('an import that only Node.js has', () => {
  const code = {nodeModule: 'node:fs'};

  test('refutes that a video can use the export', async () => {
    const {messages, proven} = await check({
      values: {player: 'yes', studio: 'no', server: 'no'},
      code,
    });
    expect(messages).toEqual([
      "<Compatibility player>: The page says “yes”, but remotion imports node:fs, which a bundler for browsers can't resolve.",
    ]);
    expect(proven).toEqual([
      'studio: an import that only Node.js has',
      'server: an import that only Node.js has',
    ]);
  });

  test('shows nothing about renders if the package renders', async () => {
    const {messages} = await check({
      values: {player: 'no', studio: 'no', server: 'no'},
      api: "{package: '@remotion/renderer', symbol: renderMedia}",
      code,
    });
    expect(messages).toEqual(['<Compatibility server>: Nothing shows that “no” is true.']);
  });
});

describe('a script of an example', () => {
  const renderer = (symbol: string) => `{package: '@remotion/renderer', symbol: ${symbol}}`;

  test('shows that a function renders', async () => {
    const {messages, proven} = await check({
      values: {server: 'yes'},
      api: renderer('renderMedia'),
      called: ['renderMedia'],
    });
    expect(messages).toEqual([]);
    expect(proven).toEqual(['server: an example']);
  });

  test('refutes a no', async () => {
    const {messages} = await check({
      values: {server: 'no'},
      api: renderer('renderMedia'),
      called: ['renderMedia'],
    });
    expect(messages).toEqual([
      '<Compatibility server>: The page says “no”, but the example clip renders with it.',
    ]);
  });

  test('shows nothing about a function that is no step of a render', async () => {
    const {messages} = await check({
      values: {server: 'yes'},
      api: renderer('ensureBrowser'),
      called: ['ensureBrowser'],
    });
    expect(messages).toHaveLength(1);
  });
});

describe('code that is rendered', () => {
  const code = (name: string): CodeFacts => ({
    reach: {globals: [name], packages: [], builtins: []},
  });
  const values = {studio: 'yes'};

  test('also works in the Studio if it cannot tell where it runs', async () => {
    const {messages, proven} = await check({values, code: code('document'), demos: ['Loop']});
    expect(messages).toEqual([]);
    expect(proven).toEqual(['studio: the same code']);
  });

  test.each(['window', 'window.remotion_isStudio', 'window.process', 'process'])(
    'shows nothing about the Studio if it reads %s',
    async (name) => {
      expect((await check({values, code: code(name), demos: ['Loop']})).messages).toHaveLength(1);
    },
  );
});

describe('demos and examples', () => {
  const aware: CodeFacts = {reach: {globals: ['window'], packages: [], builtins: []}};

  test('a demo shows that the export works in the Player and in renders', async () => {
    const {messages, proven} = await check({
      values: {player: 'yes', server: 'yes', lambda: 'yes', cloudrun: 'yes'},
      demos: ['Loop'],
    });
    expect(messages).toEqual([]);
    expect(proven).toEqual([
      'player: a demo',
      'server: a demo',
      'lambda: the same renderer',
      'cloudrun: the same renderer',
    ]);
  });

  test('an example shows that the export works in renders, or in the Studio', async () => {
    const values = {player: 'yes', studio: 'yes', server: 'yes'};
    const nothing = (environment: string) =>
      `<Compatibility ${environment}>: Nothing shows that “yes” is true.`;
    expect((await check({values, code: aware, rendered: ['Loop']})).messages).toEqual([
      nothing('player'),
      nothing('studio'),
    ]);
    expect((await check({values, opened: ['Loop']})).messages).toEqual([
      nothing('player'),
      nothing('server'),
    ]);
  });

  test('refute a no', async () => {
    const {messages} = await check({values: {server: 'no'}, demos: ['Loop']});
    expect(messages).toEqual([
      '<Compatibility server>: The page says “no”, but the demo loop is rendered.',
    ]);
  });

  test('show nothing if they use only one export of the page', async () => {
    const {messages} = await check({
      values: {server: 'yes'},
      api: '[{package: remotion, symbol: Loop}, {package: remotion, symbol: Freeze}]',
      demos: ['Loop'],
    });
    expect(messages).toHaveLength(1);
  });

  test('show nothing about a cloud whose code calls another renderer', async () => {
    const {messages} = await check({
      values: {lambda: 'yes'},
      demos: ['Loop'],
      rendersAlike: false,
    });
    expect(messages).toHaveLength(1);
  });
});

describe('a reason', () => {
  const reason: Reason = {
    environments: ['player'],
    pages: ['loop'],
    works: true,
    reason: 'It needs a browser.',
  };

  test('stands in for a proof', async () => {
    const {messages, withReason} = await check({values: {player: 'yes'}, reasons: [reason]});
    expect(messages).toEqual([]);
    expect(withReason).toEqual(new Map([['player', 1]]));
  });

  test('can be for all pages of a folder', async () => {
    const {messages} = await check({
      values: {player: 'yes'},
      reasons: [{...reason, pages: ['paths/*']}],
    });
    expect(messages).toHaveLength(1);
  });

  test('only applies to its value', async () => {
    const {messages} = await check({values: {player: 'no'}, reasons: [reason]});
    expect(messages).toEqual([
      '<Compatibility player>: The page says “no”, but checks/compatibility/reasons.ts gives a reason for “yes”: It needs a browser.',
    ]);
  });

  test('is not needed if there is a proof', async () => {
    const {messages} = await check({
      values: {player: 'yes'},
      demos: ['Loop'],
      reasons: [reason],
      whole: true,
    });
    expect(messages).toEqual([
      'reasons: `loop (player)` is no longer needed. No page has such a cell, or the cell is proven.',
    ]);
  });

  test('only replaces a proof if it says so', async () => {
    const values = {player: 'no'};
    const no = {...reason, works: false};
    expect((await check({values, demos: ['Loop'], reasons: [no]})).messages).toHaveLength(1);
    expect(
      (await check({values, demos: ['Loop'], reasons: [{...no, overrules: true}]})).messages,
    ).toEqual([]);
  });
});

test('a probe without a page is stale', async () => {
  const {messages} = await check({
    values: {node: 'yes'},
    probe: {...call, route: 'removed'},
    reasons: [{environments: ['node'], pages: ['loop'], works: true, reason: 'It is a type.'}],
    whole: true,
  });
  expect(messages).toEqual([expect.stringMatching(/^probes: `removed` is no longer needed\./)]);
});
