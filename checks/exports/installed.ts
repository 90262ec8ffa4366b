import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {documentedVersion, toolkitPackages, type ToolkitPackage} from '../../toolkit-packages';
import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';

interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const table = 'toolkit-packages.ts';

/** The binaries of one platform: which of them is installed depends on the machine. */
const ofPlatform = (name: string): boolean => name.startsWith('@remotion/compositor-');

/** The table of packages says what is installed, all of it, and has no reason that nothing needs. */
export function installedPackages(
  root: string,
  packages: readonly ToolkitPackage[] = toolkitPackages,
): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string, remedy: string): void => {
    problems.push({file: table, line: 1, message, remedy});
  };
  for (const each of packages) {
    const manifest = read(root, each.name);
    if (!manifest && ofPlatform(each.name)) {
      continue;
    }
    if (manifest?.version !== each.installed) {
      problem(
        manifest === undefined
          ? `${each.name} is said to be installed at ${each.installed}, and is not installed.`
          : `${each.name} is installed at ${manifest.version}, and the table says ${each.installed ?? 'that it is not installed'}.`,
        manifest === undefined
          ? 'Run `npm ci`, or take `installed` out and say why.'
          : `Write \`installed: '${manifest.version}'\`.`,
      );
    }
    for (const entry of Object.keys(each.hiddenEntries ?? {})) {
      if (manifest && !(entry in (manifest.exports ?? {}))) {
        problem(`${each.name} has no entry \`${entry}\`.`, 'Remove it from hiddenEntries.');
      }
    }
    for (const entry of each.wildcardEntries ?? []) {
      if (manifest && !isOfWildcard(root, each.name, manifest, entry)) {
        problems.push(
          staleEntry(
            table,
            'wildcardEntries',
            entry,
            `${each.name} has no entry with a wildcard that leads to such a file.`,
          ),
        );
      }
    }
    if (each.plumbing !== undefined && !isPart(root, each.name)) {
      problems.push(
        staleEntry(table, 'plumbing', each.name, 'No package of the toolkit depends on it.'),
      );
    }
    if (each.installed !== documentedVersion && each.why === undefined) {
      problem(
        `${each.name} is not at ${documentedVersion}, and the table does not say why.`,
        'Add `why`.',
      );
    }
    if (each.installed === documentedVersion && each.why !== undefined) {
      problem(
        `${each.name} is at ${documentedVersion}, and the table says why it is not.`,
        'Remove `why`.',
      );
    }
  }
  for (const name of namesIn(root)) {
    if (!ofPlatform(name) && !packages.some((each) => each.name === name)) {
      problem(
        `${name} is installed, and the table does not list it.`,
        'Add it with `installed`, and with `plumbing` if readers never import it.',
      );
    }
  }
  return problems;
}

/** Whether an entry with a wildcard (`./*`) leads to the types of a subpath that is not an entry itself. */
function isOfWildcard(
  root: string,
  name: string,
  {exports = {}}: Manifest,
  subpath: string,
): boolean {
  return (
    !(subpath in exports) &&
    Object.entries(exports).some(([pattern, target]) => {
      const [before = '', after] = pattern.split('*');
      const types = (target as {types?: string}).types;
      return (
        after !== undefined &&
        types !== undefined &&
        subpath.startsWith(before) &&
        subpath.endsWith(after) &&
        existsSync(
          path.join(
            root,
            'node_modules',
            name,
            types.replace('*', subpath.slice(before.length, subpath.length - after.length)),
          ),
        )
      );
    })
  );
}

/** Whether an installed package of the toolkit depends on a package. */
function isPart(root: string, name: string): boolean {
  return ['remotion', ...namesIn(root)].some((other) => {
    const {dependencies, optionalDependencies} = read(root, other) ?? {};
    return name in {...dependencies, ...optionalDependencies};
  });
}

/** The packages of the toolkit that are installed. */
function namesIn(root: string): string[] {
  const folder = path.join(root, 'node_modules/@remotion');
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => `@remotion/${name}`)
    : [];
}

function read(root: string, name: string): Manifest | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}
