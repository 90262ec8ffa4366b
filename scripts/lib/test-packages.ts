import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The command that also installs development dependencies, which `.npmrc` omits, and leaves package-lock.json and the
 * installed packages of the site as they are.
 */
export const installTestPackages = ['install', '--no-save', '--include=dev'];

interface Manifest {
  version?: string;
  devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
};

/**
 * Returns the packages in tests/packages/package.json that aren't installed in the version listed there, for example
 * `vitest@4.1.12`. `npm ci` installs none of them.
 */
export const missingTestPackages = (root: string): string[] =>
  Object.entries(
    readManifest(path.join(root, 'tests/packages/package.json'))?.devDependencies ?? {},
  )
    .filter(([name, version]) => {
      const installed = readManifest(path.join(root, 'node_modules', name, 'package.json'));
      // A package with another name is listed as `npm:@types/web@0.0.166`.
      return installed?.version !== version.replace(/^npm:.*@/, '');
    })
    .map(([name, version]) => `${name}@${version}`);

/** Returns the error for a command that needs missing packages, or undefined if none is missing. */
export const describeMissing = (missing: readonly string[]): string | undefined => {
  const [first, ...others] = missing;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return first === undefined
    ? undefined
    : `This command needs packages that aren't installed: ${first}${more}. Run \`npm run setup-tests\`, which installs the packages of checks, tests and examples.`;
};
