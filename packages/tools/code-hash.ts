import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {globSync} from 'tinyglobby';

/** Files that are not code are part of the bundle as text. */
const assets = ['gif', 'glb', 'jpg', 'm4a', 'mp3', 'mp4', 'png', 'svg', 'wav', 'webm', 'webp'];

/** The files of the entry points of the packages in this repository, by what is imported: `@docs-kit/entries`. */
const entryPoints = (root: string): Record<string, string> =>
  Object.fromEntries(
    globSync('packages/*/package.json', {cwd: root, absolute: true}).flatMap((file) => {
      const {name, exports} = JSON.parse(readFileSync(file, 'utf8')) as {
        name: string;
        exports: Readonly<Record<string, string>>;
      };
      return Object.entries(exports).map(([entry, target]) => [
        path.posix.join(name, entry),
        path.join(path.dirname(file), target),
      ]);
    }),
  );

/**
 * Hashes what modules do: the code of each entry and of everything that it imports from the repository, without
 * comments, formatting, types and paths. Moving or reformatting a file therefore repeats nothing. Packages are not
 * part of the hash.
 *
 * @param root absolute path of the repository, which `@site` stands for
 * @param entries absolute paths of modules
 * @param without absolute paths of modules whose content doesn't matter
 * @returns the hash of each entry, by its path
 * @throws if a file is missing or can't be bundled
 */
export const hashModules = (
  root: string,
  entries: readonly string[],
  without: readonly string[] = [],
): ReadonlyMap<string, string> => {
  const unique = [...new Set(entries)];
  const {outputFiles} = buildSync({
    absWorkingDir: root,
    alias: {'@site': root, ...entryPoints(root)},
    bundle: true,
    // The numbers name the outputs, so that their order is known.
    entryPoints: Object.fromEntries(unique.map((entry, index) => [String(index), entry])),
    external: [...without],
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    loader: Object.fromEntries(assets.map((ending) => [`.${ending}`, 'dataurl'])),
    logLevel: 'silent',
    minify: true,
    outdir: root,
    packages: 'external',
    platform: 'node',
    target: 'esnext',
    tsconfigRaw: '{}',
    write: false,
  });
  return new Map(
    outputFiles.map(({path: file, contents}) => [
      unique[Number(path.basename(file, '.js'))] ?? '',
      createHash('sha256').update(contents).digest('hex').slice(0, 16),
    ]),
  );
};
