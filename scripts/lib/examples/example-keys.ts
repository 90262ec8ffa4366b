import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {filesOfExample, type LoadedExample} from '../../../checks/examples/load-examples';
import {insertedFacts} from '../../../plugins/facts';
import * as facts from '../../../src/data/facts';
import {readLockedPackages} from '../locked-packages';
import {hashFiles, keyOf, type Passed} from '../record';
import {sourceFilesOf} from '../source-files';
import {withProjects} from './guides/projects';

/** The files of an example that it doesn't generate itself, as absolute paths. */
const ownFiles = ({folder, example}: LoadedExample): string[] => {
  const made = example.steps.flatMap(({makes = []}) => makes.map(({file}) => file));
  return filesOfExample(folder)
    .filter((file) => !made.includes(file))
    .map((file) => path.join(folder, file));
};

/** The guides that an example types in, as absolute paths. The runner doesn't read the partials that they insert. */
const pagesOf = (root: string, {example}: LoadedExample): string[] =>
  example.follows === undefined
    ? []
    : withProjects(root, example.follows.pages).map((page) => path.join(root, page));

/** The files of the stand-in for AWS, if an example starts it, as absolute paths. */
const standInsOf = (root: string, files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.ts') && /\/proofs\/aws\b/.test(readFileSync(file, 'utf8')))
    .flatMap(sourceFilesOf)
    .filter((file) => file.startsWith(path.join(root, 'proofs/aws/')));

/** The names in relative paths that occur in the files: `player-vite` for `../player-vite/testing`. */
const mentionedIn = (files: readonly string[]): string[] =>
  files
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|css|html)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\.\.\/([\w-]+)\//g)])
    .map(([, name = '']) => name);

/** The committed record of examples that passed. */
export const exampleRecord = 'records/examples.json';

const isOutput = (file: string): boolean => file.endsWith('.output.txt');

const isText = (file: string): boolean => /\.(?:[cm]?[jt]sx?|json|mdx)$/.test(file);

const factsFile = 'src/data/facts.ts';

/** Values that pages can insert, by name. */
type Facts = Readonly<Record<string, number | string>>;

/** The values that the texts insert: other lines of the list don't change a result. */
const valuesIn = (texts: readonly string[], values: Facts): string[] =>
  [...new Set(texts.flatMap(insertedFacts))].sort().map((name) => `${name}=${values[name]}`);

/** The commands that an example and its guides run. */
const commandsOf = ({example}: LoadedExample, files: readonly string[]): string[] => [
  ...example.steps.map(({command}) => command),
  ...files
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^\s*(?:npx|npm|node) .*$/gm) ?? []),
];

/**
 * Returns the keys of all examples by ID: `<inputs> <outputs>`. The first part changes with the files of the example,
 * the guides that it follows and the values that they insert, the examples, stand-ins and shared files that it uses,
 * the locked versions of the packages that it can reach, and the scripts that run it; the second part with its
 * recorded outputs. The browser and Node.js aren't part of it, because they differ between machines.
 *
 * @param root absolute path of the repository
 * @param examples all examples
 * @param values the values that pages insert
 */
export const exampleKeys = (
  root: string,
  examples: readonly LoadedExample[],
  values: Facts = facts,
): Passed => {
  const folder = path.join(root, 'examples');
  const packagesOf = readLockedPackages(root);
  const textsOf = (paths: readonly string[]): string[] =>
    paths.filter(isText).map((file) => readFileSync(file, 'utf8'));
  const scripts = [
    ...sourceFilesOf(path.join(root, 'scripts/lib/examples/run-example.ts')).filter(
      (file) => file !== path.join(root, factsFile),
    ),
    ...globSync('scripts/lib/examples/**', {cwd: root, absolute: true}),
    ...globSync(['*.{ts,mts,json}', 'media/**'], {cwd: folder, absolute: true}),
  ];
  const runner = keyOf(hashFiles(root, scripts), ...packagesOf(textsOf(scripts)));
  const files = new Map(
    examples.map((example) => {
      const own = ownFiles(example);
      return [example.id, [...own, ...standInsOf(root, own), ...pagesOf(root, example)]];
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
    examples.map((example) => {
      const used = [...withOthers(example.id)].flatMap((each) => files.get(each) ?? []);
      const inputs = used.filter((file) => !isOutput(file));
      const texts = textsOf(inputs);
      const packages = packagesOf(texts, commandsOf(example, used));
      const outputs = used.filter(isOutput);
      return [
        example.id,
        `${keyOf(runner, hashFiles(root, inputs), ...packages, ...valuesIn(texts, values))} ${keyOf(hashFiles(root, outputs))}`,
      ];
    }),
  );
};

/**
 * Finds recorded outputs that changed although nothing did that they depend on. Somebody edited them by hand.
 *
 * @returns the IDs of the examples
 */
export const findEditedOutputs = (keys: Passed, record: Passed): string[] =>
  [...keys]
    .filter(([id, key]) => {
      const recorded = record.get(id);
      return (
        recorded !== undefined && recorded !== key && recorded.split(' ')[0] === key.split(' ')[0]
      );
    })
    .map(([id]) => id);
