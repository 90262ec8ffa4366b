import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {
  documentedVersion,
  toolkitPackages,
  type ToolkitPackage,
} from '../../features/toolkit/packages';

/**
 * Whether a package contains the binaries of one platform. Which ones are installed depends on the
 * machine.
 */
export const isOfPlatform = (name: string): boolean => name.startsWith('@remotion/compositor-');

/** The table must list every installed package with its version, and a reason for each other version. */
export function installedPackages(
  root: string,
  packages: readonly ToolkitPackage[] = toolkitPackages,
): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string, remedy: string): void => {
    problems.push({file: 'features/toolkit/packages.ts', line: 1, message, remedy});
  };
  for (const {name, installed, why} of packages) {
    const version = versionOf(root, name);
    if (version === undefined && isOfPlatform(name)) {
      continue;
    }
    if (version === undefined && installed !== undefined) {
      problem(
        `${name} isn't installed, but is listed with \`installed: '${installed}'\`.`,
        'Run `npm run setup-tests`, or replace `installed` with a reason in `why`.',
      );
    } else if (version !== installed) {
      problem(
        `${name} is installed in version ${version}, but is listed ${installed === undefined ? 'without a version' : `with ${installed}`}.`,
        `Set \`installed: '${version}'\`.`,
      );
    }
    if (installed !== documentedVersion && why === undefined) {
      problem(
        `The version of ${name} isn't ${documentedVersion}, and there is no reason for it.`,
        'Give the reason in `why`.',
      );
    }
    if (installed === documentedVersion && why !== undefined) {
      problem(
        `The version of ${name} is ${documentedVersion}, so \`why\` has no effect.`,
        'Remove `why`.',
      );
    }
  }
  const unlisted = readdirSync(path.join(root, 'node_modules/@remotion'))
    .sort()
    .map((name) => `@remotion/${name}`)
    .filter((name) => !isOfPlatform(name) && !packages.some((each) => each.name === name));
  for (const name of unlisted) {
    problem(
      `${name} is installed, but isn't listed.`,
      'Add it with `installed`. If readers never import it, also add `plumbing`.',
    );
  }
  return problems;
}

/** Returns the installed version of a package, or undefined if it isn't installed. */
function versionOf(root: string, name: string): string | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version
    : undefined;
}
