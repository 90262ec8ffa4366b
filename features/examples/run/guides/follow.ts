import {cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {parseTree} from '../../../pages/markdown';
import {studioIsReady, type Guides} from '../../../../examples/define';
import {supplies} from '../../../../examples/supplies';
import {placeBrowser} from '../browser';
import {missingLine, outputOf} from '../output';
import {runStep, type StepRun} from '../run-step';
import {actionsOf, type Action} from './actions';
import {installedBy} from '../../check/packages';
import {withProjects} from './projects';
import {rootWith} from './registrations';
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

type RunAction = Action & {readonly kind: 'run'};

/** Commands that don't exit, with what they print when they are ready. */
const servers: readonly (readonly [RegExp, RegExp])[] = [
  [/^npx remotion studio\b/, studioIsReady],
  [/^node server\.mjs$/, /Waiting for renders/],
  [/^node api\.mjs$/, /Listening/],
];

/** Commands that need a program on the reader's machine. No later step depends on their result. */
const ownPrograms = /^(?:ffmpeg|git|docker)\s/;

/** The path of the browser in the config file of the Getting started guide. */
const browserOfTheGuides = '/usr/bin/chromium';

const describe = (action: Action): string => {
  switch (action.kind) {
    case 'save':
      return action.file;
    case 'run':
      return `$ ${action.command}`;
    case 'register':
      return 'Register the component';
  }
};

const faultAt = (page: string, action: Action, error: unknown): string =>
  `${page}:${action.line} ${describe(action)}\n${(error as Error).message}`;

/**
 * Follows guides in one project that is empty at first, each from top to bottom: saves the files that the pages
 * show, and runs their commands. A page that continues the project of another guide comes after that guide.
 * Nothing is downloaded: `npm install` links the package of this repository. As with pnpm, the project can only import
 * packages that a guide installs. The tabs that need a download aren't chosen.
 *
 * @param folder absolute path of an empty folder outside the repository, where Node.js finds no other packages
 * @returns the failures, with page and line; empty if the guides work in this order
 */
export const followGuides = async (
  {pages, root: rootMode = 'add', canDownload = false}: Guides,
  folder: string,
  {env, browser, limit, print}: FollowOptions,
): Promise<string[]> => {
  let roots: GuideRoot[] = [];
  /** The files of exported components, by name. */
  const components = new Map<string, string>();
  let project = folder;
  let running: {action: RunAction; step: StepRun}[] = [];
  /** What the commands of one code block have printed. */
  let printed = {line: 0, text: ''};

  const stopServers = async (): Promise<void> => {
    await Promise.all(running.map(({step}) => step.stop()));
    running = [];
  };

  const compare = ({output}: RunAction, text: string): void => {
    // The run keeps the compositions of each guide in a separate file. The reader has one file.
    const shown = outputOf(text, project).replaceAll(/\bRoot\.[\w.-]+\.tsx\b/g, 'Root.tsx');
    const missing = output === undefined ? undefined : missingLine(output, shown);
    if (missing !== undefined) {
      throw new Error(
        `The page shows this line of the output, which the command doesn't print:\n${missing}\nIt printed:\n${shown}`,
      );
    }
  };

  const saveRoot = (module: string, text: string, mode: Guides['root']): void => {
    const others = mode === 'add' ? roots.filter((each) => each.module !== module) : [];
    roots = addRoot(others, {module, text});
    writeFileSync(path.join(project, 'src', `${module}.tsx`), text);
    writeFileSync(path.join(project, 'src/Root.tsx'), rootOf(roots));
  };

  const register = (page: string, {registration}: Action & {kind: 'register'}): void => {
    const component = registration.component ?? [...components.keys()].at(-1) ?? '';
    const file = components.get(component);
    if (file === undefined) {
      throw new Error(`No file that a guide shows exports the component ${component}.`);
    }
    const module = `Root.${path.basename(page, '.mdx')}.${component}`;
    saveRoot(module, rootWith(component, file, registration), 'add');
  };

  const save = (page: string, {file, text}: Action & {kind: 'save'}): void => {
    const absolute = path.join(project, file);
    mkdirSync(path.dirname(absolute), {recursive: true});
    for (const [, component = ''] of text.matchAll(/^export const ([A-Z]\w*)\b/gm)) {
      components.set(component, file);
    }
    if (file === 'src/Root.tsx') {
      saveRoot(`Root.${path.basename(page, '.mdx')}`, text, rootMode);
    } else {
      writeFileSync(absolute, text.replaceAll(`'${browserOfTheGuides}'`, `'${browser}'`));
    }
  };

  const install = (name: string): void => {
    const source = path.join(root, 'node_modules', name);
    const target = path.join(project, 'node_modules', name);
    if (!existsSync(source) && !existsSync(target)) {
      throw new Error(
        `${name} is not installed in this repository, so the guide can't be tested. Add it to tests/packages, or what the guide uses of it to examples/supplies.ts.`,
      );
    }
    if (!existsSync(target)) {
      mkdirSync(path.dirname(target), {recursive: true});
      symlinkSync(source, target, 'dir');
    }
  };

  const run = async (action: RunAction): Promise<void> => {
    const {command, line, output} = action;
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
      names.forEach(install);
      return;
    }
    if (ownPrograms.test(command)) {
      return;
    }
    if (canDownload) {
      placeBrowser(project, browser);
    }
    const until = servers.find(([pattern]) => pattern.test(command))?.[1];
    const step = await runStep({command, until}, {folder: project, env, limit});
    running.push({action, step});
    // A command may fail if the page shows that it does.
    const isShown = output !== undefined && step.exitCode !== undefined;
    if (step.fault !== undefined || (until === undefined && step.exitCode !== 0 && !isShown)) {
      throw new Error(
        `${step.fault ?? (step.exitCode === undefined ? 'A signal ended the command.' : `The exit code is ${step.exitCode}.`)} It printed:\n${outputOf(step.printed(), project)}`,
      );
    }
    if (until === undefined) {
      printed = {line, text: (printed.line === line ? printed.text : '') + step.printed()};
      compare(action, printed.text);
    }
  };

  /** Readers see these errors in their editors, and the blank template runs `tsc` in its script `lint`. */
  const checkTypes = async (): Promise<string[]> => {
    if (!existsSync(path.join(project, 'tsconfig.json'))) {
      return [];
    }
    const step = await runStep({command: 'npx tsc'}, {folder: project, env, limit});
    return step.exitCode === 0
      ? []
      : [`After these guides, the project has type errors:\n${outputOf(step.printed(), project)}`];
  };

  mkdirSync(project, {recursive: true});
  try {
    for (const page of withProjects(root, pages)) {
      const tree = parseTree(readFileSync(path.resolve(root, page), 'utf8'));
      print(`  ${page}`);
      for (const [file, source] of Object.entries(supplies[page] ?? {})) {
        mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
        cpSync(path.join(root, source), path.join(project, file));
      }
      const isSkipped = (action: Action) =>
        !pages.includes(page) &&
        action.kind === 'run' &&
        action.command.startsWith('npx remotion ');
      for (const action of actionsOf(tree).filter((each) => !isSkipped(each))) {
        print(`    ${describe(action)}`);
        try {
          if (action.kind === 'save') {
            save(page, action);
          } else if (action.kind === 'register') {
            register(page, action);
          } else {
            await run(action);
          }
        } catch (error) {
          return [faultAt(page, action, error)];
        }
      }
      for (const {action, step} of running) {
        if (servers.some(([pattern]) => pattern.test(action.command))) {
          try {
            compare(action, step.printed());
          } catch (error) {
            return [faultAt(page, action, error)];
          }
        }
      }
      await stopServers();
    }
    return await checkTypes();
  } finally {
    await stopServers();
  }
};
