import {expect, test} from 'vitest';
import {parsePage} from '../../../../plugins/pages/markdown';
import type {ReadByHand} from '../../../../checks/exports/read-by-hand';
import {statedExports} from '../../../../checks/exports/stated';
import {verifyStatements} from '../../../../checks/exports/verify-statements';

const file = 'docs/page.mdx';
const context = {package: '@remotion/transitions', symbols: ['TransitionSeries']};

const read = (text: string): string[] =>
  statedExports(parsePage(file, text), context).flatMap(({statements}) =>
    statements.map(({from, name = '*', isType, isMissing, isDeprecated, isOnly}) =>
      [
        isMissing ? '-' : '+',
        from.replace('@remotion/', ''),
        name,
        ...(isType ? ['type'] : []),
        ...(isDeprecated ? ['deprecated'] : []),
        ...(isOnly ? ['only'] : []),
      ].join(' '),
    ),
  );

test.each([
  ['The type is exported as `SlideDirection`.', '+ transitions SlideDirection type'],
  ['Returns a `VideoMetadata` object. The type is exported.', '+ transitions VideoMetadata type'],
  ['The types `A` and `B` are exported as well.', '+ transitions A type, + transitions B type'],
  ['Types such as `A` are exported from the client too.', '+ transitions/client A type'],
  ['The package also exports `webpack`, the copy of Webpack.', '+ transitions webpack'],
  ['The package exports this type as `A`.', '+ transitions A type'],
  [
    '`remotion` exports the types `A`, `B` and `C`.',
    '+ remotion A type, + remotion B type, + remotion C type',
  ],
  ['`remotion` no longer exports the old name.', '- remotion TransitionSeries'],
  [
    'Both `remotion` and `remotion/version` export the constant.',
    '+ remotion TransitionSeries, + remotion/version TransitionSeries',
  ],
  ['Use the exported `Easing` object.', '+ transitions Easing'],
  ['Import it from `remotion`.', '+ remotion TransitionSeries'],
  [
    'Import `a()` from `remotion/a`, and `b()` from the package itself.',
    '+ remotion/a a, + transitions b',
  ],
  ['Importing it from `remotion` is deprecated.', '+ remotion TransitionSeries deprecated'],
  [
    'You can only import it from `remotion`, not from `remotion/no-react`.',
    '+ remotion TransitionSeries only, - remotion/no-react TransitionSeries',
  ],
  [
    'You can import it from `remotion` or from `remotion/a`, but not from `remotion/b`.',
    '+ remotion TransitionSeries, + remotion/a TransitionSeries, - remotion/b TransitionSeries',
  ],
  ["You can't import it from `remotion`.", '- remotion TransitionSeries'],
  [
    "Import it from `remotion`, because `remotion/a` doesn't export it.",
    '+ remotion TransitionSeries, - remotion/a TransitionSeries',
  ],
  ['Each transition is an object of this exported type.', '+ transitions Timing type'],
  ['Your server imports from `remotion/a`.', '+ remotion/a TransitionSeries'],
  [
    '| only `remotion/a` (deprecated in `remotion`) | `b()`, `c()` |\n| --- | --- |',
    '+ remotion/a b only, + remotion/a c only, + remotion b deprecated, + remotion c deprecated',
  ],
  [
    '`remotion/a` exports these values:\n\n| name | value |\n| --- | --- |\n| `A`, `b(c)` | 1 |',
    '+ remotion/a A, + remotion/a b',
  ],
  ['At the time, you imported it from `remotion`.', ''],
  ['Export the handler as `POST`. If all exports of a file are components, nothing reloads.', ''],
])('reads: %s', (text, statements) => {
  expect(read(`## \`Timing\`\n\n${text}`).join(', ')).toBe(statements);
});

const entryPoints = {
  remotion: {spring: {isType: false, isDeprecated: false}},
  '@remotion/transitions': {
    TransitionSeries: {isType: false, isDeprecated: false},
    SlideDirection: {isType: true, isDeprecated: false},
    fade: {isType: false, isDeprecated: true},
  },
  '@remotion/transitions/fade': {fade: {isType: false, isDeprecated: false}},
};

const verify = (sentences: readonly string[], byHand: readonly ReadByHand[] = []) => {
  const page = parsePage(file, sentences.join('\n\n'));
  const {problems, count} = verifyStatements(entryPoints, [page], () => context, true, byHand);
  return {messages: problems.map(({line, message}) => `${line}: ${message}`), count};
};

test('true statements pass', () => {
  expect(
    verify([
      'The type is exported as `SlideDirection`.',
      'You can only import it from `@remotion/transitions`, not from `@remotion/transitions/fade`.',
      "You can't import it from `remotion`.",
      'Importing `fade()` from `@remotion/transitions` is deprecated.',
    ]),
  ).toEqual({messages: [], count: 5});
});

test('each kind of false statement fails with its line', () => {
  const {messages} = verify(
    [
      'The type is exported as `SlideDirections`.',
      '`remotion` exports the type `spring`.',
      'Import it from `remotion`.',
      "You can't import it from `@remotion/transitions`.",
      'Importing it from `@remotion/transitions` is deprecated.',
      'You can only import `fade()` from `@remotion/transitions/fade`.',
      '`remotion/nothing` exports `spring`.',
      'The package exports what you need.',
    ],
    [{page: file, sentence: 'Nothing', statements: [], reason: 'for this test only'}],
  );
  expect(messages).toEqual([
    "1: The page says that `@remotion/transitions` exports the type `SlideDirections`, but it doesn't.",
    "3: The page says that `remotion` exports the type `spring`, but it doesn't.",
    "5: The page says that `remotion` exports the `TransitionSeries`, but it doesn't.",
    "7: The page says that `@remotion/transitions` doesn't export `TransitionSeries`, but it does.",
    "9: The page says that importing `TransitionSeries` from `@remotion/transitions` is deprecated, but the type definitions don't.",
    '11: The page says that you can import `fade` only from `@remotion/transitions/fade`, but `@remotion/transitions` also exports it.',
    "13: The page says that `remotion/nothing` exports the `spring`, but it doesn't.",
    "15: The check can't tell which export this sentence is about: “The package exports what you need.”",
    "1: readByHand: `docs/page.mdx: Nothing` is no longer needed. The page doesn't contain this sentence, or it doesn't mention exports.",
  ]);
});

test('a sentence that was read by hand is verified too', () => {
  const statements = [{from: 'remotion', name: 'spring', isMissing: true}];
  const entry = {page: file, sentence: 'The package exports what', reason: 'for this test only'};
  expect(verify(['The package exports what you need.'], [{...entry, statements}]).messages).toEqual(
    ["1: The page says that `remotion` doesn't export `spring`, but it does."],
  );
});

test('an entry point must exist', () => {
  const page = parsePage(file, 'Import from `remotion`.\n\nImport from `remotion/nothing`.');
  const {problems} = verifyStatements(entryPoints, [page], () => ({symbols: []}), false);
  expect(problems.map(({line, message}) => `${line}: ${message}`)).toEqual([
    '3: The page says that you can import from `remotion/nothing`, but the package has no such entry point.',
  ]);
});
