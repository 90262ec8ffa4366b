import {expect, test} from 'vitest';
import {parsePage} from '../../../../plugins/pages/markdown';
import {compileProbes} from '../../../../checks/exports/probe';
import type {ReadByHand} from '../../../../checks/exports/read-by-hand';
import {statedExports} from '../../../../checks/exports/stated';
import {verifyStatements} from '../../../../checks/exports/verify-statements';
import {temporarySite} from '../temporary-site';

const file = 'docs/page.mdx';
const context = {package: '@remotion/transitions', symbols: ['TransitionSeries']};

async function read(text: string): Promise<string[]> {
  const page = parsePage(file, text);
  return statedExports(page, context).flatMap(({statements}) =>
    statements.map(({from, name = '*', kind, exported, deprecated, only}) =>
      [
        exported ? '+' : '-',
        from.replace('@remotion/', ''),
        name,
        ...(kind === 'any' ? [] : [kind]),
        ...(deprecated ? ['deprecated'] : []),
        ...(only ? ['only'] : []),
      ].join(' '),
    ),
  );
}

test.each([
  ['The type is exported as `SlideDirection`.', '+ transitions SlideDirection type'],
  ['Returns a `VideoMetadata` object. The type is exported.', '+ transitions VideoMetadata type'],
  ['The types `A` and `B` are exported as well.', '+ transitions A type, + transitions B type'],
  ['Types such as `A` are exported from the client too.', '+ transitions/client A type'],
  ['The package also exports `webpack`, the copy of Webpack.', '+ transitions webpack value'],
  ['The package exports this type as `A`.', '+ transitions A type'],
  [
    '`remotion` exports the types `A`, `B` and `C`.',
    '+ remotion A type, + remotion B type, + remotion C type',
  ],
  ['`remotion` no longer exports the old name.', '- remotion TransitionSeries'],
  [
    'Both `remotion` and `remotion/version` export the constant.',
    '+ remotion TransitionSeries value, + remotion/version TransitionSeries value',
  ],
  ['Use the exported `Easing` object.', '+ transitions Easing value'],
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
  ["It isn't part of `remotion`.", '- remotion TransitionSeries'],
  ["`remotion/a` doesn't contain this function.", '- remotion/a TransitionSeries'],
  ['`remotion` contains `<Img>` and `<Audio>`.', '+ remotion Img value, + remotion Audio value'],
  ['Your server imports from `remotion/a`.', '+ remotion/a TransitionSeries'],
  ["The error is `Module '\"remotion\"' has no exported member 'a'.`", '- remotion a'],
  [
    '| only `remotion/a`; deprecated in `remotion` | `b()`, `c()` |\n| --- | --- |',
    '+ remotion/a b only, + remotion/a c only, + remotion b deprecated, + remotion c deprecated',
  ],
  [
    '`remotion/a` exports these values:\n\n| name | value |\n| --- | --- |\n| `A`, `b(c)` | 1 |',
    '+ remotion/a A, + remotion/a b',
  ],
  ['At the time, you imported it from `remotion`.', ''],
  ['Export the handler as `POST`. If all exports of a file are components, nothing reloads.', ''],
])('reads: %s', async (text, statements) => {
  expect((await read(text)).join(', ')).toBe(statements);
});

async function problemsOf(text: string, byHand: readonly ReadByHand[] = []) {
  const {root} = temporarySite({});
  const page = parsePage(file, text);
  return verifyStatements(root, [page], () => context, true, byHand);
}

test('true statements pass', async () => {
  const {problems, count} = await problemsOf(
    [
      'The type is exported as `SlideDirection`. It is part of a union.',
      'Import it from `@remotion/transitions`.',
      'You can only import it from `@remotion/transitions`, not from `@remotion/transitions/slide`.',
      "It isn't part of `remotion`.",
      'Importing `renderMediaOnLambda()` from `@remotion/lambda` is deprecated.',
    ].join('\n\n'),
  );
  expect(problems).toEqual([]);
  expect(count).toBe(6);
});

test('each kind of false statement fails with its line', async () => {
  const {problems} = await problemsOf(
    [
      'The type is exported as `SlideDirections`.',
      '`remotion` exports the type `spring`.',
      '`remotion` contains `<SpringConfig>`.',
      'Import it from `remotion`.',
      "It isn't part of `@remotion/transitions`.",
      'Importing it from `@remotion/transitions` is deprecated.',
      'You can only import `deleteFunction` from `@remotion/lambda`.',
      '`remotion/nothing` exports `spring`.',
      'The package exports what you need.',
    ].join('\n\n'),
    [{page: file, sentence: 'Nothing', statements: [], reason: 'for this test only'}],
  );
  expect(problems.map(({line, message}) => `${line}: ${message}`)).toEqual([
    "17: The check can't tell which export this sentence is about: “The package exports what you need.”",
    "1: The page says that `@remotion/transitions` exports the type `SlideDirections`, but an import of it doesn't compile.",
    "3: The page says that `remotion` exports the type `spring`, but an import of it doesn't compile.",
    "5: The page says that `remotion` exports the `SpringConfig`, but an import of it doesn't compile.",
    "7: The page says that `remotion` exports the `TransitionSeries`, but an import of it doesn't compile.",
    "9: The page says that `@remotion/transitions` doesn't export `TransitionSeries`, but an import of it compiles.",
    "11: The page says that importing `TransitionSeries` from `@remotion/transitions` is deprecated, but the type definitions don't.",
    '13: The page says that you can import `deleteFunction` only from `@remotion/lambda`, but `@remotion/lambda/client` also exports it.',
    "15: The page says that `remotion/nothing` exports the `spring`, but an import of it doesn't compile.",
    "1: readByHand: `docs/page.mdx: Nothing` is no longer needed. The page doesn't contain this sentence, or it doesn't mention exports.",
  ]);
  expect(problems.every(({remedy}) => remedy.length > 0)).toBe(true);
});

test('a sentence that was read by hand is verified too', async () => {
  const entry = {page: file, sentence: 'The package exports what', reason: 'for this test only'};
  const statements = [{from: 'remotion', name: 'spring', exported: false}];
  const {problems} = await problemsOf('The package exports what you need.', [
    {...entry, statements},
  ]);
  expect(problems.map(({message}) => message)).toEqual([
    "The page says that `remotion` doesn't export `spring`, but an import of it compiles.",
  ]);
});

test('an entry point must exist', () => {
  const {root} = temporarySite({});
  const results = compileProbes(root, [
    {from: 'remotion', kind: 'any'},
    {from: 'remotion/nothing', kind: 'any'},
  ]);
  expect(results.map(({compiles}) => compiles)).toEqual([true, false]);
});
