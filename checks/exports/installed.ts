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

/**
 * Whether a package contains the binaries of one platform. Which ones are installed depends on the
 * machine.
 */
const ofPlatform = (name: string): boolean => name.startsWith('@remotion/compositor-');

/**
 * The table must list every installed package with its version, and must not contain unneeded
 * reasons.
 */
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
          ? `${each.name} isn't installed, but is listed with \`installed: '${each.installed}'\`.`
          : `${each.name} is installed in version ${manifest.version}, but is listed ${each.installed === undefined ? 'without a version' : `with ${each.installed}`}.`,
        manifest === undefined
          ? 'Run `npm run setup-tests`, or replace `installed` with a reason in `why`.'
          : `Set \`installed: '${manifest.version}'\`.`,
      );
    }
    for (const entry of Object.keys(each.hiddenEntries ?? {})) {
      if (manifest && !(entry in (manifest.exports ?? {}))) {
        problem(`${each.name} has no entry point \`${entry}\`.`, 'Remove it from `hiddenEntries`.');
      }
    }
    for (const entry of each.wildcardEntries ?? []) {
      if (manifest && !isOfWildcard(root, each.name, manifest, entry)) {
        problems.push(
          staleEntry(
            table,
            'wildcardEntries',
            entry,
            `No wildcard entry point of ${each.name} matches such a file.`,
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
        `The version of ${each.name} isn't ${documentedVersion}, and there is no reason for it.`,
        'Give the reason in `why`.',
      );
    }
    if (each.installed === documentedVersion && each.why !== undefined) {
      problem(
        `The version of ${each.name} is ${documentedVersion}, so \`why\` has no effect.`,
        'Remove `why`.',
      );
    }
  }
  for (const name of namesIn(root)) {
    if (!ofPlatform(name) && !packages.some((each) => each.name === name)) {
      problem(
        `${name} is installed, but isn't listed.`,
        'Add it with `installed`. If readers never import it, also add `plumbing`.',
      );
    }
  }
  return problems;
}

/**
 * Whether a wildcard entry point (`./*`) resolves to the types of a subpath that isn't listed itself.
 */
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

/** Returns the toolkit's installed packages. */
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
