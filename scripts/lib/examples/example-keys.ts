import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {filesOfExample, type LoadedExample} from '../../../checks/examples/load-examples';
import {environmentKey, hashFiles, keyOf} from '../passed-cache';
import {sourceFilesOf} from '../source-files';

/** The files of an example that it doesn't generate itself, as absolute paths. */
const ownFiles = ({folder, example}: LoadedExample): string[] => {
  const made = example.steps.flatMap(({makes = []}) => makes.map(({file}) => file));
  return filesOfExample(folder)
    .filter((file) => !made.includes(file))
    .map((file) => path.join(folder, file));
};

/** The guides that an example types in, and the partials that they include, as absolute paths. */
const pagesOf = (root: string, {example}: LoadedExample): string[] =>
  example.follows === undefined
    ? []
    : [
        ...example.follows.pages.map((page) => path.join(root, page)),
        ...globSync('docs/_partials/**/*.mdx', {cwd: root, absolute: true}).sort(),
      ];

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

/**
 * Returns the cache keys of all examples by ID. The key of an example changes with its files, the guides that
 * it follows, the examples and stand-ins that it uses, the shared files and settings, the installed packages, the browser,
 * and the scripts that run it.
 *
 * @param root absolute path of the repository
 * @param browser versions of the browsers
 * @param examples all examples
 */
export const exampleKeys = (
  root: string,
  browser: string,
  examples: readonly LoadedExample[],
): ReadonlyMap<string, string> => {
  const folder = path.join(root, 'examples');
  const environment = environmentKey(root, {
    browser,
    scripts: [
      ...sourceFilesOf(path.join(root, 'scripts/examples.ts')),
      ...globSync('scripts/lib/examples/*', {cwd: root, absolute: true}),
      ...globSync(['*', 'media/**'], {cwd: folder, absolute: true}),
    ],
  });
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
    examples.map(({id}) => [
      id,
      keyOf(
        environment,
        hashFiles(
          root,
          [...withOthers(id)].flatMap((each) => files.get(each) ?? []),
        ),
      ),
    ]),
  );
};
