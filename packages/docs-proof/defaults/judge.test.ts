import {describe, expect, test} from 'vitest';
import {judge, type Lists} from './judge';
import type {Documented} from './documented';
import type {Found} from './in-code';

const documented = (changes: Partial<Documented> = {}): Documented => ({
  file: 'docs/spring.mdx',
  line: 20,
  name: 'delay of spring',
  default: '30',
  type: 'number',
  optional: true,
  deprecated: false,
  subject: undefined,
  ...changes,
});

const code = (value: string): Found => ({method: 'code', value, place: 'spring.js:5'});

const none: Lists = {
  file: 'unproven.ts',
  listed: [],
  unstated: [],
  forwarded: {file: 'forwarded.ts', entries: []},
};

const run = (
  entries: readonly (readonly [Documented, Found | undefined])[],
  lists = none,
  whole = true,
) => judge(entries, lists, whole);

const messages = (...parameters: Parameters<typeof run>) =>
  run(...parameters).problems.map(({file, line, message}) => `${file}:${line} ${message}`);

test.each([
  ['30', '30'],
  ["'png'", '"png"'],
  ['{type: "play"}', '{type: "play"}'],
  ['(num) => num', '(num) => num'],
])('the default %s is proven by %s', (written, value) => {
  const judged = run([[documented({default: written}), code(value)]]);
  expect(judged).toMatchObject({problems: [], stated: 1, proven: 1, listed: 0});
  expect([...judged.methods]).toEqual([['code', 1]]);
});

test.each([
  ['31', '30'],
  ['"30"', '30'],
  ['undefined', 'null'],
  ['false', 'null'],
  ['png', '"png"'],
  ['(num) => 1 - num', '(num) => num'],
])('the default %s is not proven by %s', (written, value) => {
  expect(run([[documented({default: written}), code(value)]]).proven).toBe(0);
});

test('a wrong default is reported with the value and the place in the code', () => {
  expect(run([[documented({default: '31'}), code('30')]]).problems).toEqual([
    {
      file: 'docs/spring.mdx',
      line: 20,
      message:
        '`delay of spring` has the default `31` on the page, but `30` in the code (spring.js:5).',
      remedy: 'Write `default="30"`.',
    },
  ]);
  const [text] = run([[documented({default: "'b'"}), code('"a"')]]).problems;
  expect(text?.remedy).toBe(`Write \`default='"a"'\`.`);
  const [nothing] = run([[documented(), code('null')]]).problems;
  expect(nothing?.remedy).toContain('Remove `default`');
});

test('a default without proof is reported', () => {
  const expected = [
    'docs/spring.mdx:20 `delay of spring` has the default `30` on the page, but no code of the packages gives it this default.',
  ];
  expect(messages([[documented(), undefined]])).toEqual(expected);
  expect(messages([[documented(), {method: 'nothing replaces it', value: 'undefined'}]])).toEqual(
    expected,
  );
});

describe('a default that the page does not state', () => {
  const unstated = documented({default: undefined});

  test('is reported', () => {
    expect(messages([[unstated, code('30')]])).toEqual([
      'docs/spring.mdx:20 `delay of spring` has no default on the page, but `30` in the code (spring.js:5).',
    ]);
    expect(messages([[unstated, code('false')]])).toHaveLength(1);
  });

  test('is not reported if it is empty or an expression, or if the option is required or deprecated', () => {
    for (const value of ['null', 'undefined', '{}', '""', 'randomHash()']) {
      expect(messages([[unstated, code(value)]])).toEqual([]);
    }
    expect(messages([[{...unstated, optional: false}, code('30')]])).toEqual([]);
    expect(messages([[{...unstated, deprecated: true}, code('30')]])).toEqual([]);
    expect(messages([[unstated, {method: 'nothing replaces it', value: 'false'}]])).toEqual([]);
  });
});

describe('the lists', () => {
  const listed = [{name: 'delay of spring', default: '30', reason: 'The browser sets it.'}];
  const unstated = [{name: 'delay of spring', value: '30', reason: 'It belongs to another.'}];

  test('contain defaults that are right without a proof, but no other values', () => {
    expect(run([[documented(), undefined]], {...none, listed})).toMatchObject({
      problems: [],
      proven: 0,
      listed: 1,
    });
    expect(
      messages([[documented({default: '31'}), undefined]], {...none, listed}, false),
    ).toHaveLength(1);
    expect(messages([[documented({default: undefined}), code('30')]], {...none, unstated})).toEqual(
      [],
    );
    expect(
      messages([[documented({default: undefined}), code('31')]], {...none, unstated}, false),
    ).toHaveLength(1);
  });

  test('decide if code only passes on null', () => {
    const problem =
      'docs/spring.mdx:20 `delay of spring` has the default `null` on the page, but `30` in unproven.ts.';
    expect(
      messages([[documented({default: 'null'}), code('null')]], {...none, listed}, false),
    ).toEqual([problem]);
  });

  test('fail on an entry for a default that is proven or that no page states', () => {
    const expected = [
      'unproven.ts:1 listed: `delay of spring: 30` is no longer needed. No page states this default, or the packages prove it.',
    ];
    expect(messages([[documented(), code('30')]], {...none, listed})).toEqual(expected);
    expect(messages([], {...none, listed})).toEqual(expected);
    expect(messages([], {...none, unstated})).toEqual([
      'unproven.ts:1 unstated: `delay of spring: 30` is no longer needed. The code no longer has this default, or a page states it.',
    ]);
    expect(messages([], {...none, listed, unstated}, false)).toEqual([]);
  });

  test('fail on an entry for a forwarded option, if its default is found without the entry or no page documents it', () => {
    const lists = {
      ...none,
      forwarded: {
        file: 'forwarded.ts',
        entries: [
          {
            to: ['acme', 'animate'] as const,
            why: 'a reason',
            symbols: ['spring', 'springTiming'],
            options: {delay: 'wait'},
          },
        ],
      },
    };
    const stale = (name: string) =>
      `forwarded.ts:1 forwarded: \`${name}\` is no longer needed. No page documents this option, or the check finds the same default without the entry.`;
    const needed = {...code('30'), needsEntry: true} as const;
    expect(messages([[documented(), needed]], lists)).toEqual([stale('delay of springTiming')]);
    expect(messages([[documented(), code('30')]], lists)).toEqual([
      stale('delay of spring'),
      stale('delay of springTiming'),
    ]);
    expect(messages([[documented(), code('30')]], lists, false)).toEqual([]);
  });
});

test('a default in a partial is proven if it is for each page that includes the partial', () => {
  const other = documented({name: 'delay of springTiming'});
  expect(
    run([
      [documented(), code('30')],
      [other, code('30')],
    ]),
  ).toMatchObject({stated: 1, proven: 1});
  const judged = run([
    [documented(), code('30')],
    [other, code('31')],
  ]);
  expect(judged).toMatchObject({stated: 1, proven: 0});
  expect(judged.problems).toHaveLength(1);
});
