import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toolkitPackages, type ToolkitPackage} from '../../toolkit-packages';
import type {Problem} from '../lib/problem';

interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
}

const table = 'toolkit-packages.ts';

/** The table of packages says what is installed, and leaves out no entry that does not exist. */
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
    if (each.installed !== '4.0.331' && each.why === undefined) {
      problem(`${each.name} is not at 4.0.331, and the table does not say why.`, 'Add `why`.');
    }
  }
  return problems;
}

function read(root: string, name: string): Manifest | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}
