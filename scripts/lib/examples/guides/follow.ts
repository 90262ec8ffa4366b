import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseTree} from '../../../../plugins/pages/markdown';
import {studioIsReady, type Guides} from '../../../../examples/define';
import {root} from '../../tools';
import {outputOf} from '../output';
import {runStep} from '../run-step';
import {actionsOf, type Action} from './actions';
import {installedBy, packagesImportedBy} from '../../../../checks/examples/packages';
import {addRoot, rootOf, type GuideRoot} from './roots';

export interface FollowOptions {
  /** The environment of the commands. */
  readonly env: NodeJS.ProcessEnv;
  /** Absolute path of an installed Chromium or Chrome, for readers who can't download a browser. */
  readonly browser: string;
  /** Timeout of a command, in milliseconds. */
  readonly limit: number;
  readonly print: (line: string) => void;
}

/** Commands that don't exit, with what they print when they are ready. */
const servers: readonly (readonly [RegExp, RegExp])[] = [
  [/^npx remotion studio\b/, studioIsReady],
  [/^node server\.mjs$/, /Waiting for renders/],
];

/** Commands that need a program on the reader's machine. No later step depends on their result. */
const ownPrograms = /^(?:ffmpeg|git|docker)\s/;

/** The path of the browser in the config file of the Getting started guide. */
const browserOfTheGuides = '/usr/bin/chromium';

/** Whether a file is a module, whose imports must be installed. */
const isModule = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

/**
 * Follows guides in one project that is empty at first, each from top to bottom: saves the files that the pages
 * show, and runs their commands. Nothing is downloaded: `npm install` only marks packages as installed for the
 * files that are saved after it.
 *
 * @param folder absolute path of an empty folder in the repository
 * @returns the failures, with page and line; empty if the guides work in this order
 */
export const followGuides = async (
  {pages, tabs, filesOnly = [], root: rootMode = 'add'}: Guides,
  folder: string,
  {env, browser, limit, print}: FollowOptions,
): Promise<string[]> => {
  const installed = new Set<string>();
  let roots: GuideRoot[] = [];
  let project = folder;
  let stops: (() => Promise<void>)[] = [];

  const stopServers = async (): Promise<void> => {
    await Promise.all(stops.map((stop) => stop()));
    stops = [];
  };

  const save = (page: string, {file, text}: Action & {kind: 'save'}): void => {
    const missing = isModule(file)
      ? packagesImportedBy(text).filter((name) => !installed.has(name))
      : [];
    if (missing.length > 0) {
      throw new Error(
        `${file} imports ${missing.join(' and ')}, but no earlier command in the guides installs it. Add the installation to the guide.`,
      );
    }
    const absolute = path.join(project, file);
    mkdirSync(path.dirname(absolute), {recursive: true});
    if (file === 'src/Root.tsx') {
      const module = `Root.${path.basename(page, '.mdx')}`;
      const others = rootMode === 'add' ? roots.filter((each) => each.module !== module) : [];
      roots = addRoot(others, {module, text});
      writeFileSync(path.join(project, 'src', `${module}.tsx`), text);
      writeFileSync(absolute, rootOf(roots));
    } else {
      writeFileSync(absolute, text.replaceAll(`'${browserOfTheGuides}'`, `'${browser}'`));
    }
  };

  const run = async ({command}: Action & {kind: 'run'}): Promise<void> => {
    const changed = /^cd (\S+)$/.exec(command)?.[1];
    if (changed !== undefined) {
      project = path.join(project, changed);
      return;
    }
    // Guides tell readers to create a folder if it doesn't exist.
    const folderToCreate = /^mkdir (?:-p )?(\S+)$/.exec(command)?.[1];
    if (folderToCreate !== undefined) {
      mkdirSync(path.join(project, folderToCreate), {recursive: true});
      return;
    }
    const names = installedBy(command);
    if (names !== undefined) {
      const unknown = names.find(
        (name) => !existsSync(path.join(root, 'node_modules', name, 'package.json')),
      );
      if (unknown !== undefined) {
        throw new Error(
          `${unknown} is not installed in this repository, so the guide can't be tested. Add it to devDependencies.`,
        );
      }
      names.forEach((name) => installed.add(name));
      return;
    }
    if (ownPrograms.test(command)) {
      return;
    }
    const until = servers.find(([pattern]) => pattern.test(command))?.[1];
    const step = await runStep({command, until}, {folder: project, env, limit});
    stops.push(step.stop);
    if (step.fault !== undefined || (until === undefined && step.exitCode !== 0)) {
      throw new Error(
        `${step.fault ?? (step.exitCode === undefined ? 'A signal ended the command.' : `The exit code is ${step.exitCode}.`)} It printed:\n${outputOf(step.printed(), project)}`,
      );
    }
  };

  mkdirSync(project, {recursive: true});
  try {
    for (const page of pages) {
      const tree = parseTree(readFileSync(path.resolve(root, page), 'utf8'));
      print(`  ${page}`);
      const isSkipped = (action: Action) =>
        filesOnly.includes(page) &&
        action.kind === 'run' &&
        action.command.startsWith('npx remotion ');
      for (const action of actionsOf(tree, tabs).filter((each) => !isSkipped(each))) {
        print(action.kind === 'save' ? `    ${action.file}` : `    $ ${action.command}`);
        try {
          if (action.kind === 'save') {
            save(page, action);
          } else {
            await run(action);
          }
        } catch (error) {
          const what = action.kind === 'save' ? action.file : `$ ${action.command}`;
          return [`${page}:${action.line} ${what}\n${(error as Error).message}`];
        }
      }
      await stopServers();
    }
    return [];
  } finally {
    await stopServers();
  }
};
