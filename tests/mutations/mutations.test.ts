import type {Problem} from '@docs-kit/docs-proof';
import {root as repository} from '@docs-kit/tools';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, test} from 'vitest';
import {chooseFaults, findFaults} from './faults';
import {injectFaults} from './inject';
import {kinds, type Kind} from './kinds';

const files = {'docs/a.mdx': 'Colors\n\nThe color red.\n', 'docs/b.mdx': 'The color blue.\n'};

const british: Kind = {
  name: 'british',
  check: 'form',
  files: () => Object.keys(files),
  find: /The (?<old>color)/,
  to: (old) => old.replace('or', 'our'),
};

/** Injects the faults, and returns whether each is caught by a check that finds the places of the British spelling. */
const inject = async (
  check: (places: readonly Problem[]) => readonly Problem[],
  kind: Kind = british,
) => {
  const {root, read} = temporaryFolder(files);
  const rounds: number[] = [];
  const outcomes = await injectFaults(
    root,
    {
      name: 'form',
      run: async ({files: changed = []}) => {
        const places = changed.map((file) => {
          const line = read(file).split('colour')[0]!.split('\n').length;
          return {file, line, message: 'colour', remedy: 'Write color.'};
        });
        rounds.push(places.length);
        return {problems: [...check(places)], summary: ''};
      },
    },
    findFaults(root, kind),
  );
  const after = Object.keys(files).map(read);
  return {caught: outcomes.map(({isCaught}) => isCaught), rounds, after};
};

describe('a fault is', () => {
  test('caught if the check reports its file and line, and undone after the check', async () => {
    expect(await inject((places) => places)).toEqual({
      caught: [true, true],
      rounds: [2],
      after: Object.values(files),
    });
  });

  test('not caught if nothing is reported, or another line or file, or no remedy', async () => {
    const reports: ((places: readonly Problem[]) => readonly Problem[])[] = [
      () => [],
      (places) => places.map((place) => ({...place, line: place.line - 1})),
      (places) => places.map((place) => ({...place, file: 'docs/c.mdx'})),
      (places) => places.map((place) => ({...place, remedy: ' '})),
    ];
    for (const report of reports) {
      expect((await inject(report)).caught).toEqual([false, false]);
    }
  });

  test('caught above its line if its kind allows it', async () => {
    const above = (places: readonly Problem[]) =>
      places.map((place) => ({...place, line: place.line - 2}));
    expect((await inject(above, {...british, above: 2})).caught).toEqual([true, true]);
    expect((await inject(above, {...british, above: 1})).caught).toEqual([false, false]);
  });

  test('injected again alone if another fault could hide it', async () => {
    const {caught, rounds} = await inject((places) => places.slice(0, 1));
    expect(caught).toEqual([true, true]);
    expect(rounds).toEqual([2, 1]);
  });
});

test('the choice of faults depends on the seed', () => {
  const {root} = temporaryFolder(files);
  const choose = (seed: string) =>
    chooseFaults(findFaults(root, british), 1, seed).map(({file}) => file);
  expect(choose('7')).toEqual(choose('7'));
  expect(new Set(Array.from({length: 30}, (_, seed) => choose(String(seed))[0])).size).toBe(2);
});

test('every kind has a name of its own and applies somewhere', () => {
  expect(new Set(kinds.map(({name}) => name)).size).toBe(kinds.length);
  for (const kind of kinds) {
    expect(findFaults(repository, kind), kind.name).not.toHaveLength(0);
  }
  expect(() => findFaults(repository, {...british, files: () => ['README.md']})).toThrow(
    'There is no place for the fault “british”.',
  );
});
