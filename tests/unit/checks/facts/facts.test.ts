import {describe, expect, test} from 'vitest';
import {amount, says, word, type Fact} from '../../../../checks/facts/fact';
import {facts} from '../../../../checks/facts/facts';
import {checkFacts} from '../../../../checks/facts/index';
import {temporarySite} from '../temporary-site';

const file = 'docs/page.mdx';
const code = 'node_modules/toolkit/limits.js';

const page = (...parts: readonly string[]) => ['---\ntitle: Title\n---', ...parts].join('\n\n');

const limit: Fact = {
  name: 'the default limit',
  unit: 'milliseconds',
  read: (packages) => packages.number('toolkit/limits.js', /limit = (\d+);/),
  statements: [says`the limit is ${amount}`],
};

/** Checks a site whose package has the limit 30000. */
function checkPage(
  text: string,
  {
    checked = [limit],
    more = {},
    whole = true,
  }: {
    checked?: readonly Fact[];
    more?: Readonly<Record<string, string>>;
    whole?: boolean;
  } = {},
) {
  const {root} = temporarySite({[code]: 'exports.limit = 30000;', [file]: text, ...more}, 'none');
  return checkFacts({root, files: whole ? [] : [file]}, checked);
}

describe('a number that a page states', () => {
  test.each([
    'The limit is 30000.',
    'The limit is 30,000 milliseconds.',
    'The limit is 30000ms.',
    'The limit is 30 seconds.',
    'Here, the limit is half a minute.',
  ])('passes in any form: %s', async (sentence) => {
    const {problems, summary} = await checkPage(page(sentence));
    expect(problems).toEqual([]);
    expect(summary).toBe('1 statements of 1 facts proven on 1 pages');
  });

  test('fails with the line, both values, the source and what to write', async () => {
    const {problems} = await checkPage(page('First.', 'Second.\nThe limit\nis 31000.'));
    expect(problems).toEqual([
      {
        file,
        line: 9,
        message:
          'According to this page, the default limit is “31000”, but it is 30000 milliseconds: “The limit is 31000.”',
        remedy: expect.stringMatching(
          /^Write 30000 milliseconds, which is the value in node_modules\/toolkit\/limits\.js\./,
        ),
      },
    ]);
  });

  test.each([
    'The limit is 30 minutes.',
    'The limit is 30.',
    'The limit is 3 seconds.',
    'The limit is three seconds.',
    'The limit is half a second.',
    '| x | the limit is 20 seconds |\n| --- | --- |',
  ])('fails if the number or the unit is wrong: %s', async (sentence) => {
    expect((await checkPage(page(sentence))).problems).toHaveLength(1);
  });

  test('is compared with the package, so a new version fails', async () => {
    const {problems} = await checkPage(page('The limit is 30 seconds.'), {
      more: {[code]: 'exports.limit = 40000;'},
    });
    expect(problems).toEqual([
      expect.objectContaining({message: expect.stringContaining('it is 40000 milliseconds')}),
    ]);
  });

  test('is also checked in a description, on product pages and in entries, but not in posts', async () => {
    const {problems} = await checkPage('---\ntitle: Title\ndescription: The limit is 1.\n---\n', {
      more: {
        'src/pages/index.tsx':
          'const text = (\n  <p>\n    Note that the\n    limit is 2.\n  </p>\n);',
        'src/data/approaches.ts': "export const text = 'The limit is 3.';",
        'src/data/templates/a.yml': 'title: A\nsummary: The limit is 4.\n',
        'blog/2021-01-01-old.mdx': page('The limit is 5.'),
      },
    });
    expect(problems.map((each) => `${each.file}:${each.line}`)).toEqual([
      `${file}:3`,
      'src/pages/index.tsx:4',
      'src/data/approaches.ts:1',
      'src/data/templates/a.yml:2',
    ]);
  });

  test('is ignored in code blocks', async () => {
    const {problems} = await checkPage(
      page('The limit is 30 seconds.', '```txt\nThe limit is 1 second.\n```'),
    );
    expect(problems).toEqual([]);
  });
});

test('a unit that another number of the sentence has also applies to the stated number', async () => {
  const checked = [{...limit, statements: [says`of \d+ (?<unit>seconds), at most ${amount}`]}];
  const problemsOf = async (text: string) => (await checkPage(page(text), {checked})).problems;
  expect(await problemsOf('Of 60 seconds, at most 30.')).toEqual([]);
  expect(await problemsOf('Of 60 seconds, at most 30000.')).toHaveLength(1);
});

test('a word that a page states must be that of the package', async () => {
  const checked: Fact[] = [
    {
      name: 'the effect',
      read: (packages) => packages.text('toolkit/limits.js', /exports\.(\w+)/) && 'amplify',
      statements: [says`the volume ${word} the sound`],
    },
  ];
  const problemsOf = async (text: string) => (await checkPage(page(text), {checked})).problems;
  expect(await problemsOf('The volume amplifies the sound.')).toEqual([]);
  expect(await problemsOf('The volume silences the sound.')).toHaveLength(1);
});

describe('the list of facts', () => {
  test('fails if a package no longer contains the value', async () => {
    const {problems} = await checkPage(page('The limit is 30 seconds.'), {
      more: {[code]: 'exports.maximum = 30000;'},
    });
    expect(problems).toEqual([
      {
        file: 'checks/facts/facts.ts',
        line: 1,
        message: expect.stringMatching(
          /^The installed packages no longer show the default limit: node_modules\/toolkit\/limits\.js no longer contains/,
        ),
        remedy: expect.stringContaining('Find the new value in the packages'),
      },
    ]);
  });

  test('fails if files of the packages disagree', async () => {
    const read: Fact['read'] = (packages) =>
      packages.sameNumber(['toolkit/limits.js', 'toolkit/b.js'], /limit = (\d+);/);
    const {problems} = await checkPage(page('The limit is 30 seconds.'), {
      checked: [{...limit, read}],
      more: {'node_modules/toolkit/b.js': 'exports.limit = 20000;'},
    });
    expect(problems).toEqual([
      expect.objectContaining({message: expect.stringContaining('differ: 30000, 20000')}),
    ]);
  });

  test('fails if code appears that a fact rules out, or if the folder is empty', async () => {
    const none = (folder: string): Fact => ({
      name: 'whether props are validated',
      read(packages) {
        packages.lacks(folder, /validate\(/);
        return 30000;
      },
      statements: [says`the limit is ${amount}`],
    });
    const problemsOf = async (folder: string, more: Readonly<Record<string, string>>) =>
      (await checkPage(page('The limit is 30000.'), {checked: [none(folder)], more})).problems;
    expect(await problemsOf('toolkit', {})).toEqual([]);
    expect(await problemsOf('toolkit', {'node_modules/toolkit/a/b.js': 'validate(1)'})).toEqual([
      expect.objectContaining({message: expect.stringContaining('toolkit/a/b.js contains')}),
    ]);
    expect(await problemsOf('empty', {'node_modules/empty/readme.md': ''})).toEqual([
      expect.objectContaining({message: expect.stringContaining('contains no JavaScript')}),
    ]);
  });

  test('fails if no page states the fact in these words, but only if all pages are checked', async () => {
    const checked = [{...limit, statements: [...limit.statements, says`at most ${amount}`]}];
    const text = page('The limit is 30 seconds.');
    expect((await checkPage(text, {checked})).problems).toEqual([
      {
        file: 'checks/facts/facts.ts',
        line: 1,
        message: expect.stringMatching(
          /^No text matches this statement of the default limit: \/at most /,
        ),
        remedy: expect.stringContaining('Remove the statement'),
      },
    ]);
    expect((await checkPage(text, {checked, whole: false})).problems).toEqual([]);
  });

  test('limits a statement to some files', async () => {
    const checked = [{...limit, statements: [{on: /other/, says: says`the limit is ${amount}`}]}];
    const {problems} = await checkPage(page('The limit is 1.'), {
      checked,
      more: {'docs/other.mdx': page('The limit is 2.')},
    });
    expect(problems.map((each) => each.file)).toEqual(['docs/other.mdx']);
  });
});

describe('the facts of this site', () => {
  test.each([
    ['was called but not cleared after 28000ms', 'was called but not cleared after 28001ms'],
    ['**Node.js 18.12 or later**, or Bun 1.0.3', '**Node.js 18.2 or later**, or Bun 1.0.3'],
    ['or Bun 1.0.3 or later', 'or Bun 1.0.2 or later'],
    ['the first free port from 3000 to 3100', 'the first free port from 3001 to 3100'],
    ['the first free port from 3000 to 3100', 'the first free port from 3000 to 3101'],
    ['Remotion accepts at most 900 seconds.', 'Remotion accepts at most 960 seconds.'],
    [
      'A Lambda function runs for at most 15 minutes',
      'A Lambda function runs for at most 16 minutes',
    ],
    ['half of the cores, at least 1 and at most 8', 'half of the cores, at least 1 and at most 9'],
    ['half of the cores, at least 1 and at most 8', 'half of the cores, at least 2 and at most 8'],
    ['companies with up to three employees', 'companies with up to four employees'],
    ['companies with up to three employees', 'companies with up to three people'],
    ['`-1` is the last frame', '`-2` is the last frame'],
    ['call the function with negative frames', 'call the function with positive frames'],
    ['Values above 1 amplify the sound', 'Values above 1 mute the sound'],
    [
      'the volume is limited to 1 unless `useWebAudioApi`',
      'the volume is limited to 2 unless `useWebAudioApi`',
    ],
    ["Renders don't validate props.", 'Renders always validate props.'],
    ['exceed about 194 KB', 'exceed about 195 KB'],
  ])('accept “%s” and reject “%s”', async (right, wrong) => {
    const {root, write} = temporarySite({[file]: page(right)});
    const problems = async () => (await checkFacts({root, files: [file]}, facts)).problems;
    expect(await problems()).toEqual([]);
    write(file, page(wrong));
    expect(await problems()).toHaveLength(1);
  });
});
