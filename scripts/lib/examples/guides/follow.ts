import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseTree} from '../../../../checks/lib/pages';
import type {Guides} from '../../../../examples/define';
import {root} from '../../tools';
import {outputOf} from '../output';
import {runStep} from '../run-step';
import {actionsOf, type Action} from './actions';
import {installedBy, packagesImportedBy} from './packages';
import {addRoot, rootOf, type GuideRoot} from './roots';

export interface FollowOptions {
  /** The environment of the commands. */
  readonly env: NodeJS.ProcessEnv;
  /** Absolute path of an installed Chromium or Chrome, the browser of a reader who can't download one. */
  readonly browser: string;
  /** Milliseconds that a command may take. */
  readonly limit: number;
  readonly print: (line: string) => void;
}

/** Commands that don't end, with what they print when they are ready. */
const servers: readonly (readonly [RegExp, RegExp])[] = [
  [/^npx remotion studio\b/, /Built in \d+ms/],
  [/^node server\.mjs$/, /Waiting for renders/],
];

/** Commands that need a program of the reader's own. Nothing after them depends on their result. */
const ownPrograms = /^(?:ffmpeg|git|docker)\s/;

/** The path of the browser in the config file of Getting started. */
const browserOfTheGuides = '/usr/bin/chromium';

/** A module of the reader's project, whose imports must be installed. */
const isModule = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

/**
 * Types in guides one after another, each from top to bottom, in one project that is empty at first: saves
 * the files that the pages show, and runs their commands. Nothing is downloaded: `npm install` only makes
 * packages available to the files that are saved after it.
 *
 * @param folder absolute path of an empty folder inside the repository
 * @returns what fails, with page and line; empty if the guides work in this order
 */
export const followGuides = async (
  {pages, tabs, root: rootMode = 'add'}: Guides,
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
        `${file} imports ${missing.join(' and ')}, which no command of the guides has installed.`,
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
    // Guides say to create a folder unless it exists.
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
        throw new Error(`This site does not have ${unknown}, so the guide can't be tested.`);
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
        `${step.fault ?? `The exit code is ${step.exitCode ?? 'that of a signal'}.`} It printed:\n${outputOf(step.printed(), project)}`,
      );
    }
  };

  mkdirSync(project, {recursive: true});
  try {
    for (const page of pages) {
      const tree = parseTree(readFileSync(path.resolve(root, page), 'utf8'));
      print(`  ${page}`);
      for (const action of actionsOf(tree, tabs)) {
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
