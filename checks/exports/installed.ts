import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {documentedVersion, toolkitPackages, type ToolkitPackage} from '../../toolkit-packages';
import type {Problem} from '../lib/problem';

interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
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
