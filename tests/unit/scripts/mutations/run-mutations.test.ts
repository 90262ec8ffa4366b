import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Problem} from '../../../../checks/lib/problem';
import {lineAt, treeOf} from '../../../../scripts/mutations/find';
import {table, type Kind} from '../../../../scripts/mutations/kind';
import {describeOutcomes} from '../../../../scripts/mutations/report';
import {runMutations, type Round} from '../../../../scripts/mutations/run-mutations';
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

test('a kind without a place is an error', async () => {
  await expect(outcomesOf([kind('nowhere', {places: () => []})], () => [])).rejects.toThrow(
    'There is no place for the fault “nowhere”.',
  );
});

describe('the report', () => {
  const caught = (_: Round, root: string) => britishIn(root);
  const missed = 'No dictionary knows it.';

  test('fails for a miss without a reason, and names its place', async () => {
    const {text, failed} = describeOutcomes(await outcomesOf([kind('a')], () => []), false);
    expect(failed).toBe(true);
    expect(text).toContain('missed: docs/b.mdx:1');
    expect(text).toContain('a: not every fault is caught.');
  });

  test('fails for a reason that nothing needs', async () => {
    const outcomes = await outcomesOf([kind('a', {missed})], caught);
    expect(describeOutcomes(outcomes, true).text).toContain('a: every fault is caught.');
  });
});
