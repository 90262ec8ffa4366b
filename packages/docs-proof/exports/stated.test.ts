import {expect, test} from 'vitest';
import {parsePage} from '../pages/markdown';
import {StatementReader} from './stated';
import {verifyStatements, type ReadByHand} from './verify-statements';

const file = 'docs/page.mdx';
const context = {package: '@acme/transitions', symbols: ['TransitionSeries']};

const packages = ['acme', '@acme/transitions'].map((name) => ({name, installed: '1.0.0'}));
const exporters = /of Acme export/;
const reader = new StatementReader(
  packages.map(({name}) => name),
  exporters,
);

const read = (text: string): string[] =>
  reader
    .read(parsePage(file, text), context)
    .flatMap(({statements}) =>
      statements.map(({from, name = '*', isType, isMissing, isDeprecated, isOnly}) =>
        [
          isMissing ? '-' : '+',
          from.replace('@acme/', ''),
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
  ['Types such as `A` are exported too.', '+ transitions A type'],
  ['The package also exports `webpack`, the copy of Webpack.', '+ transitions webpack'],
  ['The package exports this type as `A`.', '+ transitions A type'],
  ['`acme` exports the types `A`, `B` and `C`.', '+ acme A type, + acme B type, + acme C type'],
  ['`acme` no longer exports the old name.', '- acme TransitionSeries'],
  [
    'Both `acme` and `acme/version` export the constant.',
    '+ acme TransitionSeries, + acme/version TransitionSeries',
  ],
  ['Use the exported `Easing` object.', '+ transitions Easing'],
  ['Import it from `acme`.', '+ acme TransitionSeries'],
  ['Import `a()` from `acme/a`, and `b()` from the package itself.', '+ acme/a a, + transitions b'],
  ['Importing it from `acme` is deprecated.', '+ acme TransitionSeries deprecated'],
  [
    'You can only import it from `acme`, not from `acme/no-react`.',
    '+ acme TransitionSeries only, - acme/no-react TransitionSeries',
  ],
  [
    'You can import it from `acme` or from `acme/a`, but not from `acme/b`.',
    '+ acme TransitionSeries, + acme/a TransitionSeries, - acme/b TransitionSeries',
  ],
  ["You can't import it from `acme`.", '- acme TransitionSeries'],
  [
    "Import it from `acme`, because `acme/a` doesn't export it.",
    '+ acme TransitionSeries, - acme/a TransitionSeries',
  ],
  ['Each transition is an object of this exported type.', '+ transitions Timing type'],
  ['Your server imports from `acme/a`.', '+ acme/a TransitionSeries'],
  [
    '| only `acme/a` (deprecated in `acme`) | `b()`, `c()` |\n| --- | --- |',
    '+ acme/a b only, + acme/a c only, + acme b deprecated, + acme c deprecated',
  ],
  [
    '`acme/a` exports these values:\n\n| name | value |\n| --- | --- |\n| `A`, `b(c)` | 1 |',
    '+ acme/a A, + acme/a b',
  ],
  ['At the time, you imported it from `acme`.', ''],
  ['Export the handler as `POST`. If all exports of a file are components, nothing reloads.', ''],
])('reads: %s', (text, statements) => {
  expect(read(`## \`Timing\`\n\n${text}`).join(', ')).toBe(statements);
});

const entryPoints = {
  acme: {spring: {isType: false, isDeprecated: false}},
  '@acme/transitions': {
    TransitionSeries: {isType: false, isDeprecated: false},
    SlideDirection: {isType: true, isDeprecated: false},
    fade: {isType: false, isDeprecated: true},
  },
  '@acme/transitions/fade': {fade: {isType: false, isDeprecated: false}},
};

const options = (entries: readonly ReadByHand[] = []) => ({
  packages,
  exporters,
  readByHand: {file: 'read-by-hand.ts', entries},
});

const verify = (sentences: readonly string[], byHand: readonly ReadByHand[] = []) => {
  const page = parsePage(file, sentences.join('\n\n'));
  const {problems, count} = verifyStatements(
    entryPoints,
    [page],
    () => context,
    options(byHand),
    true,
  );
  return {messages: problems.map(({line, message}) => `${line}: ${message}`), count};
};

test('true statements pass', () => {
  expect(
    verify([
      'The type is exported as `SlideDirection`.',
      'You can only import it from `@acme/transitions`, not from `@acme/transitions/fade`.',
      "You can't import it from `acme`.",
      'Importing `fade()` from `@acme/transitions` is deprecated.',
    ]),
  ).toEqual({messages: [], count: 5});
});

test('each kind of false statement fails with its line', () => {
  const {messages} = verify(
    [
      'The type is exported as `SlideDirections`.',
      '`acme` exports the type `spring`.',
      'Import it from `acme`.',
      "You can't import it from `@acme/transitions`.",
      'Importing it from `@acme/transitions` is deprecated.',
      'You can only import `fade()` from `@acme/transitions/fade`.',
      '`acme/nothing` exports `spring`.',
      'The package exports what you need.',
    ],
    [{page: file, sentence: 'Nothing', statements: [], reason: 'for this test only'}],
  );
  expect(messages).toEqual([
    "1: The page says that `@acme/transitions` exports the type `SlideDirections`, but it doesn't.",
    "3: The page says that `acme` exports the type `spring`, but it doesn't.",
    "5: The page says that `acme` exports the `TransitionSeries`, but it doesn't.",
    "7: The page says that `@acme/transitions` doesn't export `TransitionSeries`, but it does.",
    "9: The page says that importing `TransitionSeries` from `@acme/transitions` is deprecated, but the type definitions don't.",
    '11: The page says that you can import `fade` only from `@acme/transitions/fade`, but `@acme/transitions` also exports it.',
    "13: The page says that `acme/nothing` exports the `spring`, but it doesn't.",
    "15: The check can't tell which export this sentence is about: “The package exports what you need.”",
    "1: readByHand: `docs/page.mdx: Nothing` is no longer needed. The page doesn't contain this sentence, or it doesn't mention exports.",
  ]);
});

test('a sentence that was read by hand is verified too', () => {
  const statements = [{from: 'acme', name: 'spring', isMissing: true}];
  const entry = {page: file, sentence: 'The package exports what', reason: 'for this test only'};
  expect(verify(['The package exports what you need.'], [{...entry, statements}]).messages).toEqual(
    ["1: The page says that `acme` doesn't export `spring`, but it does."],
  );
});

test('an entry point must exist', () => {
  const page = parsePage(file, 'Import from `acme`.\n\nImport from `acme/nothing`.');
  const {problems} = verifyStatements(entryPoints, [page], () => ({symbols: []}), options(), false);
  expect(problems.map(({line, message}) => `${line}: ${message}`)).toEqual([
    '3: The page says that you can import from `acme/nothing`, but the package has no such entry point.',
  ]);
});
