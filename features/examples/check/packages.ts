import {isBuiltin} from 'node:module';
import {packageOf} from '@docs-kit/docs-proof/apis';

/** The packages that an `npm install …` command installs; undefined for other commands. */
export const installedBy = (command: string): string[] | undefined =>
  /^npm (?:install|i)(?:\s|$)/.test(command)
    ? command
        .split(/\s+/)
        .slice(2)
        .filter((word) => !word.startsWith('-'))
        .map((spec) => spec.replace(/(?<=.)@[^/]*$/, ''))
    : undefined;

/** The packages that a module imports, without the modules of Node.js. */
export const packagesImportedBy = (text: string): string[] => {
  const specifiers = [...text.matchAll(/(?:\bfrom\s+|^import\s+|\bimport\()'([^'.][^']*)'/gm)].map(
    ([, specifier = '']) => specifier,
  );
  return [...new Set(specifiers.filter((each) => !isBuiltin(each)).map(packageOf))];
};
