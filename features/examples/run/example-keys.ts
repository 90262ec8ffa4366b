import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashModules} from '@docs-kit/tools/code-hash';
import {hashFiles, keyOf, type Passed} from '@docs-kit/tools/record';
import {globSync} from 'tinyglobby';
import {filesOfExample, type LoadedExample} from '../check/load-examples';
import {withProjects} from './guides/projects';

/** The committed record of examples that passed. */
export const exampleRecord = 'records/examples.json';

const facts = 'features/facts/facts.ts';

/** The files of an example that it doesn't generate itself, as absolute paths. */
const ownFiles = ({folder, example}: LoadedExample): string[] => {
  const made = example.steps.flatMap(({makes = []}) => makes.map(({file}) => file));
  return filesOfExample(folder)
    .filter((file) => !made.includes(file))
    .map((file) => path.join(folder, file));
};

const someContains = (files: readonly string[], text: string): boolean =>
  files.some((file) => readFileSync(file, 'utf8').includes(text));

/**
 * The guides that an example types in and the values that they insert, as absolute paths. The runner doesn't read the
 * partials that they insert.
 */
const guidesOf = (root: string, {example}: LoadedExample): string[] => {
  if (example.follows === undefined) {
    return [];
  }
  const pages = withProjects(root, example.follows.pages).map((page) => path.join(root, page));
  return someContains(pages, '{facts.') ? [...pages, path.join(root, facts)] : pages;
};

/** Whether an example starts the stand-in for AWS. */
const usesStandIn = (files: readonly string[]): boolean =>
  someContains(
    files.filter((file) => file.endsWith('.ts')),
    '/proofs/aws',
  );

/** The names in relative paths that occur in the files: `player-vite` for `../player-vite/testing`. */
const mentionedIn = (files: readonly string[]): string[] =>
  files
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|css|html)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\.\.\/([\w-]+)\//g)])
    .map(([, name = '']) => name);

/**
 * Returns the keys of all examples by ID. A key changes with the files of the example, the guides that it follows, the
 * examples, stand-ins and shared files that it uses, the lockfile, and the scripts that run it. The browser and Node.js
 * aren't part of it, because they differ between machines.
 *
 * @param root absolute path of the repository
 * @param examples all examples
 */
export const exampleKeys = (root: string, examples: readonly LoadedExample[]): Passed => {
  const runExample = path.join(root, 'features/examples/run/run-example.ts');
  const without = [facts, 'sidebars/places.ts'].map((file) => path.join(root, file));
  const runner = keyOf(
    hashModules(root, [runExample], without).get(runExample) ?? '',
    hashFiles(root, [
      path.join(root, 'package-lock.json'),
      path.join(root, 'features/examples/run/preload.cjs'),
      ...globSync(['*.{ts,mts,json}', 'media/**'], {
        cwd: path.join(root, 'examples'),
        absolute: true,
      }),
    ]),
  );
  const standIn = keyOf(
    ...hashModules(root, globSync('proofs/aws/*.ts', {cwd: root, absolute: true}).sort()).values(),
  );
  const files = new Map(
    examples.map((example) => {
      const own = ownFiles(example);
      return [example.id, [...own, ...guidesOf(root, example)]];
    }),
  );
  /** An example and all examples that it uses, directly or indirectly. */
  const withOthers = (id: string, found = new Set<string>()): Set<string> => {
    const own = files.get(id);
    if (own && !found.has(id)) {
      found.add(id);
      mentionedIn(own).forEach((other) => withOthers(other, found));
    }
    return found;
  };
  return new Map(
    examples.map(({id}) => {
      const used = [...withOthers(id)].flatMap((each) => files.get(each) ?? []);
      return [id, keyOf(runner, hashFiles(root, used), usesStandIn(used) ? standIn : '')];
    }),
  );
};
