import convert from 'npm-to-yarn';
import {commandFor, type PackageManager, packageManagers} from '../src/data/templates/command-for';

/** Commands that npm-to-yarn would convert to a download, although the toolkit is run from the project. */
const ofTheToolkit = /^npx (?:remotion|create-video@latest)\b/;

/**
 * Converts each line of a shell sample from npm to another package manager. Comments and other programs don't
 * change.
 */
export const convertCommands = (code: string, manager: Exclude<PackageManager, 'npm'>): string =>
  code
    .split('\n')
    .map((line) => (ofTheToolkit.test(line) ? commandFor(manager, line) : convert(line, manager)))
    .join('\n');

const others = packageManagers.filter((manager) => manager !== 'npm');

/** The `converters` of `@docusaurus/remark-plugin-npm2yarn`, in the order of its tabs. */
export const converters = others.map(
  (manager) =>
    [manager, (code: string) => convertCommands(code, manager)] as [
      string,
      (code: string) => string,
    ],
);
