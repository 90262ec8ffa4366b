import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Problem} from '../../../../checks/lib/problem';
import {choose} from '../../../../scripts/mutations/choose';
import {atLast, atMatch, faultsIn, lineAt, treeOf} from '../../../../scripts/mutations/find';
import {table, type Kind} from '../../../../scripts/mutations/kind';
import {describeOutcomes} from '../../../../scripts/mutations/report';
import {
  choosePlaces,
  planRounds,
  runMutations,
  type Round,
} from '../../../../scripts/mutations/run-mutations';
import {temporarySite} from '../../checks/temporary-site';

const files = {
  'docs/a.mdx': 'Colors\n\nThe color red.\n',
  'docs/b.mdx': 'The color blue.\n',
  'docs/c.mdx': 'Text\n\n```txt\nThe color green.\n```\n',
};

const kind = (name: string, more: Partial<Kind> = {}): Kind => ({
  ...table({checks: 'form', in: 'docs/*.mdx', within: 'prose'}, [
    {name, find: /The (?<old>color)/, to: 'colour'},
  ])[0]!,
  ...more,
});

/** Applies faults to a temporary site, and runs a check on it. */
const outcomesOf = async (
  kinds: readonly Kind[],
  check: (round: Round, root: string) => readonly Problem[],
) => {
  const {root, write} = temporarySite(files, 'none');
  const outcomes = await runMutations({
    kinds,
    places: 2,
    seed: '1',
    tree: treeOf(root),
    copy: {
      apply: (faults) => {
        for (const {file, change} of faults) {
          const text = readFileSync(path.join(root, file), 'utf8');
          if (change !== 'delete') {
            write(file, text.slice(0, change.start) + change.text + text.slice(change.end));
          }
        }
      },
      restore: () => Object.entries(files).forEach(([file, text]) => write(file, text)),
    },
    runChecks: async (round) => check(round, root),
  });
  return outcomes;
};

const britishIn = (root: string, offset = 0): Problem[] =>
  Object.keys(files).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const index = text.indexOf('colour');
    return index === -1
      ? []
      : [{file, line: lineAt(text, index) + offset, message: 'colour', remedy: 'Write color.'}];
  });

describe('places', () => {
  const tree = () => treeOf(temporarySite(files, 'none').root);
  const placesOf = (seed: string, kinds = [kind('a')], places = 1) =>
    choosePlaces({kinds, places, seed, tree: tree()}).map(({fault}) => fault.file);

  test('depend on the seed only', () => {
    expect(placesOf('7')).toEqual(placesOf('7'));
    expect(new Set(Array.from({length: 30}, (_, seed) => placesOf(String(seed))[0])).size).toBe(2);
    expect(placesOf('7', [kind('b'), kind('a')])[1]).toBe(placesOf('7')[0]);
  });

  test('are in as many files as possible', () => {
    const items = ['a1', 'a2', 'a3', 'b1'];
    for (const seed of ['1', '2', '3', '4', '5']) {
      const chosen = choose(items, 2, seed, ([file = '']) => file);
      expect(new Set(chosen.map(([file]) => file))).toEqual(new Set(['a', 'b']));
    }
  });

  test('are only in the prose, or only in the code', () => {
    const site = tree();
    expect(
      kind('a')
        .places(site)
        .map(({file}) => file),
    ).toEqual(['docs/a.mdx', 'docs/b.mdx']);
    const inCode = faultsIn(site, site.list('docs/*.mdx'), {
      find: /color/,
      to: 'colour',
      within: 'code',
    });
    expect(inCode.map(({reports}) => reports)).toEqual([[{file: 'docs/c.mdx', line: 4}]]);
  });

  test('a kind without a place is an error', () => {
    expect(() => placesOf('1', [kind('nowhere', {places: () => []})])).toThrow(
      'There is no place for the fault “nowhere”.',
    );
  });
});

describe('rounds', () => {
  const all = (one: Kind) => {
    const {root} = temporarySite({...files, 'redirects.ts': 'one\ntwo\n'}, 'none');
    return one.places(treeOf(root)).map((fault) => ({kind: one, fault}));
  };

  test('contain one fault of each file', () => {
    const rounds = planRounds([...all(kind('a')), ...all(kind('b'))]);
    expect(rounds.map(({faults}) => faults.length)).toEqual([2, 2]);
  });

  test('keep different checks apart, and start anew for changed modules', () => {
    const [links] = table({checks: 'links', in: 'redirects.ts'}, [
      {name: 'links', find: /one/, to: 'two'},
    ]);
    expect(
      planRounds([...all(kind('a')), ...all(links!)]).map(({checks, fresh}) => [checks, fresh]),
    ).toEqual([
      [['form'], false],
      [['links'], true],
    ]);
  });
});

const verdicts = (outcomes: Awaited<ReturnType<typeof outcomesOf>>) =>
  outcomes.map(({caughtBy, problems}) =>
    caughtBy ? 'caught' : problems.length > 0 ? 'misreported' : 'missed',
  );

describe('a fault is', () => {
  test('caught if a check reports its file and line', async () => {
    const outcomes = await outcomesOf([kind('a')], (_, root) => britishIn(root));
    expect(verdicts(outcomes)).toEqual(['caught', 'caught']);
  });

  test('missed if no check reports it', async () => {
    const outcomes = await outcomesOf([kind('a')], () => []);
    expect(verdicts(outcomes)).toEqual(['missed', 'missed']);
  });

  test('misreported if the line is wrong, even if another fault is reported there', async () => {
    const outcomes = await outcomesOf([kind('a')], (_, root) => britishIn(root, 1));
    expect(verdicts(outcomes)).toEqual(['misreported', 'misreported']);
  });

  test('misreported if there is no remedy, or if the message is about something else', async () => {
    const silent = await outcomesOf([kind('a')], (_, root) =>
      britishIn(root).map((problem) => ({...problem, remedy: ' '})),
    );
    const other = await outcomesOf([kind('a', {says: /British/})], (_, root) => britishIn(root));
    expect(verdicts([...silent, ...other])).toEqual(Array.from({length: 4}, () => 'misreported'));
  });

  test('applied again alone if another fault of the round could hide it', async () => {
    const sizes: number[] = [];
    const outcomes = await outcomesOf([kind('a')], ({faults}, root) => {
      sizes.push(faults.length);
      return faults.length > 1 ? britishIn(root).slice(0, 1) : britishIn(root);
    });
    expect(sizes).toEqual([2, 1]);
    expect(verdicts(outcomes)).toEqual(['caught', 'caught']);
  });
});

describe('the report', () => {
  const caught = (_: Round, root: string) => britishIn(root);
  const missed = 'No dictionary knows it.';

  test('passes if everything is caught', async () => {
    const {text, failed} = describeOutcomes(await outcomesOf([kind('a')], caught), true);
    expect(failed).toBe(false);
    expect(text).toContain('2/2  a (form)');
    expect(text).toContain('1 kinds, 2 faults: 2 caught (100.0 %)');
  });

  test('fails for a miss without a reason, and names its place', async () => {
    const {text, failed} = describeOutcomes(await outcomesOf([kind('a')], () => []), false);
    expect(failed).toBe(true);
    expect(text).toContain('missed: docs/b.mdx:1');
    expect(text).toContain('a: not every fault is caught.');
  });

  test('shows the reason of a known miss, and fails below the share', async () => {
    const outcomes = await outcomesOf([kind('a', {missed})], () => []);
    const known = describeOutcomes(outcomes, false);
    expect(known.failed).toBe(false);
    expect(known.text).toContain('known: No dictionary knows it.');
    expect(describeOutcomes(outcomes, true).text).toContain('Only 0.0 % of the faults');
  });

  test('fails for a reason that nothing needs', async () => {
    const outcomes = await outcomesOf([kind('a', {missed})], caught);
    expect(describeOutcomes(outcomes, true).text).toContain('a: every fault is caught.');
  });
});

test('a fault can be reported at the match, or at a marker above it', () => {
  const text = '## a\n\n```tsx\none\ntwo\n```\n';
  const match = {file: 'docs/a.mdx', text, groups: {}, index: text.indexOf('two')};
  const tree = treeOf('.');
  expect(atMatch([0, -1])(match, tree).map(({line}) => line)).toEqual([5, 4]);
  expect(atLast('\n```', [0, 1])(match, tree).map(({line}) => line)).toEqual([3, 4]);
});
