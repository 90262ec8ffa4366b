import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Example} from '../../../../examples/define';
import {shownOn} from '../../../../checks/examples/examples';
import {loadPages} from '../../../../checks/lib/pages';
import {check} from '../../../../checks/steps';
import {judge, staleLists, staleScripts, type Lists} from '../../../../checks/steps/judge';
import {checkSectionOf, sentencesOf} from '../../../../checks/steps/section';
import {fence, temporarySite} from '../temporary-site';

const still = 'npx remotion still Title out/title.png';
const command = fence('bash npm2yarn', still);
const studio = 'If you add a city and reload the Studio, the video becomes longer.';

const page = (section: string) =>
  `---\ntitle: Titles\n---\n\nThe text.\n\n${fence('bash', 'echo elsewhere')}\n## Check that it works\n\n${section}\n\n## Pitfalls\n\nPress nothing in the Studio.\n`;

const defined: Example = {shows: 'A title.', pages: ['/docs/titles'], steps: [{command: still}]};
const none: Lists = {unexecuted: [], tests: [], unbacked: []};

/** Judges a section by one example and the lists. */
const judged = async (
  section: string,
  example: Partial<Example> = {},
  lists: Partial<Lists> = {},
  files: Readonly<Record<string, string>> = {},
) => {
  const {root} = temporarySite(
    {'docs/titles.mdx': page(section), 'examples/titles/package.json': '{}', ...files},
    'none',
  );
  const {pages} = await loadPages(root);
  const guides = pages.flatMap((each) => {
    const found = checkSectionOf(root, each);
    return found === undefined ? [] : [{shown: shownOn(each), section: found}];
  });
  const examples = [
    {id: 'titles', folder: path.join(root, 'examples/titles'), example: {...defined, ...example}},
  ];
  const all = {...none, ...lists};
  const [guide] = guides;
  if (guide === undefined) throw new Error('The page has no section.');
  const {problems, proof, listedInPart, backed, unbacked} = judge(root, guide, examples, all);
  return {
    proof,
    listedInPart,
    backed,
    unbacked,
    messages: problems.map(({message}) => message),
    lines: problems.map(({line}) => line),
    remedies: problems.map(({remedy}) => remedy),
    stale: [...staleScripts(guides, examples), ...staleLists(root, guides, all)].map(
      ({message}) => message,
    ),
  };
};

const script = (proves: string[], route = '/docs/titles') => ({
  studio: [{page: route, proves, actions: [{open: 'Title'}]}],
});

describe('commands', () => {
  test('pass if they are steps of an example that lists the page', async () => {
    expect(await judged(`${command}\nThe image is red.`)).toMatchObject({
      messages: [],
      proof: 'examples',
    });
  });

  test('pass as one step', async () => {
    const both = fence('bash', `${still}\nls out`);
    const steps = [{command: `${still} && ls out`}];
    expect((await judged(both, {steps})).messages).toEqual([]);
    expect((await judged(fence('bash', `${still} && ls out`), {steps})).messages).toEqual([]);
  });

  test('pass if an example follows the page', async () => {
    const follows = {pages: ['docs/titles.mdx'], makes: []};
    expect((await judged(command, {pages: [], steps: [], follows})).messages).toEqual([]);
  });

  const inScript = (text: string) =>
    judged(
      command,
      {steps: [{command: 'node guides.mjs'}]},
      {},
      {'examples/titles/guides.mjs': text},
    );
  const imported = "import {openProject} from '../commands.mjs';\n";

  test('pass if a script of the example runs them', async () => {
    expect(await inScript(`${imported}await run('${still}');\n`)).toMatchObject({
      messages: [],
      stale: [],
    });
  });

  test('fail in a script that only quotes them', async () => {
    expect((await inScript(`console.log('${still}');\n`)).messages).toHaveLength(1);
  });

  test('fail if only the script has them', async () => {
    const other = 'npx remotion still Title out/other.png';
    expect((await inScript(`${imported}run('${still}');\nrun('${other}');\n`)).stale).toEqual([
      `A script of the example runs “${other}”, which none of its pages shows.`,
    ]);
  });

  test.each<[string, Partial<Example>]>([
    ['no example runs', {steps: []}],
    ['only the example of another page runs', {pages: ['/docs/other']}],
  ])('fail if %s them', async (_name, example) => {
    const {messages, lines} = await judged(command, example);
    expect(messages).toEqual([`Nothing executes this command of “Check that it works”: ${still}`]);
    expect(lines).toEqual([13]);
  });
});

describe('sentences', () => {
  test('about the Studio pass if a script proves them', async () => {
    expect(await judged(`${command}\n${studio}`, script([studio]))).toMatchObject({
      messages: [],
      proof: 'studio',
      stale: [],
    });
  });

  test('count as proven in the Studio, also if the only command is listed', async () => {
    const text = 'The image is red.';
    expect(
      await judged(
        `${command}\n${text}`,
        {steps: [], ...script([text])},
        {unexecuted: [{page: '/docs/titles', reason: 'It needs an account.', parts: [still]}]},
      ),
    ).toMatchObject({messages: [], stale: [], proof: 'studio'});
  });

  test.each([
    ['in plain text', studio, studio],
    ['in a list', `1. ${studio}`, studio],
    ['about keys', 'Press <kbd>R</kbd>.', 'Press R.'],
    ['about a browser', 'Open the file in a browser.', 'Open the file in a browser.'],
  ])('%s fail without a script', async (_name, text, seen) => {
    expect((await judged(`${command}\n${text}`)).messages).toEqual([
      `Nothing executes this sentence of “Check that it works”: ${seen}`,
    ]);
  });

  test('fail without a command or an output', async () => {
    expect((await judged('The image is red. It has ninety frames.')).messages).toEqual([
      'Nothing executes this sentence of “Check that it works”: The image is red.',
      'Nothing executes this sentence of “Check that it works”: It has ninety frames.',
    ]);
  });

  test('pass with a recorded output, but not with any other', async () => {
    const output = (meta: string) => `${fence(`txt ${meta}`, 'ok')}\nThe image is red.`;
    const recorded = output('title="Output" file="examples/titles/still.output.txt"');
    expect((await judged(recorded)).messages).toEqual([]);
    expect((await judged(output('title="Output"'))).messages).toHaveLength(1);
  });

  test('about an app pass if the example has a browser test, those about the Studio do not', async () => {
    const files = {'examples/titles/browser.test.ts': ''};
    expect(await judged('Press play.', {}, {}, files)).toMatchObject({
      messages: [],
      proof: 'tests',
    });
    expect((await judged(studio, {}, {}, files)).messages).toHaveLength(1);
  });

  test('are split at the end, not at abbreviations and file names', () => {
    expect(
      sentencesOf('Open out/a.png.\nThe tag\n`a` is `b`. Then press ?. If it fails: Stop!'),
    ).toEqual(['Open out/a.png.', 'The tag `a` is `b`.', 'Then press ?.', 'If it fails:', 'Stop!']);
  });
});

describe('lists', () => {
  const reason = 'The key belongs to an account.';

  test('excuse a section, or parts of it', async () => {
    expect(await judged(studio, {}, {unexecuted: [{page: '/docs/titles', reason}]})).toMatchObject({
      messages: [],
      stale: [],
      proof: 'listed',
      listedInPart: false,
    });
    expect(
      await judged(
        `${command}\n${studio}`,
        {},
        {unexecuted: [{page: '/docs/titles', reason, parts: [studio]}]},
      ),
    ).toMatchObject({messages: [], stale: [], proof: 'examples', listedInPart: true});
  });

  test('fail with a section that is executed', async () => {
    expect(
      (await judged(command, {}, {unexecuted: [{page: '/docs/titles', reason}]})).messages,
    ).toEqual([
      'unexecuted: `/docs/titles` is no longer needed. All parts of the section are executed.',
    ]);
  });

  test.each([
    ['is executed', still, 'It is executed, or a command proves it.'],
    ['does not exist', 'ls', 'The section has no such sentence or command.'],
  ])('fail with a part that %s', async (_name, part, why) => {
    const unexecuted = [{page: '/docs/titles', reason, parts: [part]}];
    expect((await judged(command, {}, {unexecuted})).messages).toEqual([
      `unexecuted: \`/docs/titles: ${part}\` is no longer needed. ${why}`,
    ]);
  });

  test('fail with a page that does not exist', async () => {
    const unexecuted = [{page: '/docs/other', reason}];
    expect((await judged(command, {}, {unexecuted})).stale).toEqual([
      'unexecuted: `/docs/other` is no longer needed. No page has this route and the section.',
    ]);
  });

  test('name tests that exist', async () => {
    const named = {page: '/docs/titles', file: 'tests/a.test.ts', title: 'plays'};
    const files = {'tests/a.test.ts': "test('plays the video')"};
    expect(await judged('Press play.', {}, {tests: [named]}, files)).toMatchObject({
      messages: [],
      stale: [],
      proof: 'tests',
    });
    expect(await judged(studio, {}, {tests: [{...named, proves: [studio]}]}, files)).toMatchObject({
      messages: [],
      stale: [],
    });
    expect(
      (await judged('Press play.', {}, {tests: [{...named, title: 'stops'}]}, files)).stale,
    ).toEqual(['tests: `stops` is no longer needed. tests/a.test.ts has no test with this title.']);
    expect(
      (await judged(command, {}, {tests: [{...named, page: '/docs/x'}]}, files)).stale,
    ).toEqual(['tests: `/docs/x` is no longer needed. No page has this route and the section.']);
  });
});

describe('names and numbers', () => {
  const reason = 'The sentence computes it.';
  const text = `${command}\nThe image is red.\nThe name is \`Tilte\`, and the video lasts 3 seconds.`;

  test('pass if an example has them', async () => {
    const section = `${command}\nThe name is \`Title\`, and the video has 90 frames.`;
    const steps = [{command: still, makes: [{file: 'out/title.png', frames: 90}]}];
    expect(await judged(section, {steps})).toMatchObject({messages: [], backed: 2, unbacked: 0});
  });

  test('fail at their line if nothing has them', async () => {
    const {messages, lines, remedies, backed, unbacked} = await judged(text);
    const sentence = 'The name is Tilte, and the video lasts 3 seconds.';
    expect(messages).toEqual([
      `“Check that it works” states “Tilte”, but nothing that is executed for the page has this name: ${sentence}`,
      `“Check that it works” states “3 seconds”, but nothing that is executed for the page has this number: ${sentence}`,
    ]);
    expect(lines).toEqual([18, 18]);
    expect(remedies[0]).toContain('Correct the name on the page.');
    expect(remedies[1]).toContain('add it to `unbacked` in checks/steps/lists.ts with the reason.');
    expect([backed, unbacked]).toEqual([0, 2]);
  });

  test('pass in a section that nothing executes', async () => {
    const unexecuted = [{page: '/docs/titles', reason}];
    expect((await judged(text, {steps: []}, {unexecuted})).messages).toEqual([]);
  });

  test('pass in a sentence that nothing executes', async () => {
    const sentence = 'Press R in the Studio, and `Tilte` appears.';
    const unexecuted = [
      {page: '/docs/titles', reason, parts: ['Press R in the Studio, and Tilte appears.']},
    ];
    expect((await judged(`${command}\n${sentence}`, {}, {unexecuted})).messages).toEqual([]);
  });

  test('pass in a sentence that a test quotes', async () => {
    const named = {
      page: '/docs/titles',
      file: 'tests/a.test.ts',
      title: 'is long',
      proves: ['The name is Tilte, and the video lasts 3 seconds.'],
    };
    const files = {'tests/a.test.ts': "test('is long')"};
    expect((await judged(text, {}, {tests: [named]}, files)).messages).toEqual([]);
    expect(
      (await judged(command, {}, {tests: [{...named, proves: ['It is long.']}]}, files)).messages,
    ).toEqual([
      'tests: `/docs/titles: It is long.` is no longer needed. The section has no such sentence.',
    ]);
  });

  test('pass if they are listed', async () => {
    const unbacked = [{page: '/docs/titles', reason, claims: ['Tilte', '3 seconds']}];
    expect(await judged(text, {}, {unbacked})).toMatchObject({messages: [], unbacked: 2});
  });

  test.each([
    ['that is executed', 'Title', 'It is in what is executed.'],
    [
      'that does not exist',
      '5 seconds',
      'No sentence that nothing quotes has this name or number.',
    ],
  ])('fail with an entry %s', async (_name, claim, why) => {
    const unbacked = [{page: '/docs/titles', reason, claims: [claim]}];
    expect((await judged(`${command}\nIt is \`Title\`.`, {}, {unbacked})).messages).toEqual([
      `unbacked: \`/docs/titles: ${claim}\` is no longer needed. ${why}`,
    ]);
  });

  test('fail with an entry for a page that does not exist', async () => {
    const unbacked = [{page: '/docs/other', reason, claims: ['Title']}];
    expect((await judged(command, {}, {unbacked})).stale).toEqual([
      'unbacked: `/docs/other` is no longer needed. No page has this route and the section.',
    ]);
  });
});

test.each([
  ['sentence', '/docs/titles', 'The video becomes shorter.'],
  ['page', '/docs/other', studio],
])('a script that names a %s that does not exist fails', async (_name, route, text) => {
  expect((await judged(`${command}\n${studio}`, script([text], route))).stale).toEqual([
    `“Check that it works” on ${route} has no sentence “${text}”.`,
  ]);
});

test('the check counts the sections', async () => {
  const {root} = temporarySite(
    {
      'docs/titles.mdx': page(`${command}\n\`out/title.png\` shows \`Title\`.`),
      'examples/titles/example.ts': `export default ${JSON.stringify(defined)};`,
      'docs/other.mdx': page(studio),
      'docs/api.mdx': '---\ntitle: A\n---\n\nText.\n',
    },
    'none',
  );
  const {problems, summary} = await check.run({root});
  expect(problems.map(({file, line}) => `${file}:${line}`)).toEqual(['docs/other.mdx:13']);
  expect(summary).toBe(
    '2 sections: 1 by examples, 0 in the Studio, 0 by tests, 1 listed, 0 listed in part; 2 names and numbers in what is executed, 0 listed',
  );
});
