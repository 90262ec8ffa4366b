import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {filesOfExample, type LoadedExample} from '../../../../checks/examples/load-examples';
import {studioIsReady, type StudioAction, type StudioScript} from '../../../../examples/define';
import {freePort} from '../../free-port';
import {offline} from '../browser';
import {outputOf} from '../output';
import {runStep} from '../run-step';
import {act, type StudioContext} from './actions';

export interface StudioOptions {
  /** Absolute path of an installed Chromium or Chrome. */
  readonly browser: string;
  /** The environment of the command. */
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  /** Timeout of the start of the Studio, in milliseconds. */
  readonly limit: number;
}

/** Only ends what hangs: on one busy core, an action takes up to two minutes. */
const actionLimit = 300_000;

/** What the page shows, for the message of a script that fails. */
const textOf = async (page: Page): Promise<string> => {
  try {
    return (await page.locator('body').innerText({timeout: 5000})).replaceAll(/\s*\n\s*/g, ' | ');
  } catch {
    return 'nothing';
  }
};

const described = (action: StudioAction): string =>
  JSON.stringify(action, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );

/** The first line of an error of Playwright, without colors and without the log of its attempts. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    // eslint-disable-next-line no-control-regex -- the colors of Playwright
    .replaceAll(/\u001B\[\d+m/g, '')
    .replace(/\n+Call log:[\s\S]*$/, '')
    .trim();

/**
 * Runs the actions of one script in order, up to the first that fails.
 *
 * @param original returns the text of a file of the example, which the project is a copy of
 * @returns the failure, or undefined if everything is as the page says
 */
export const runScript = async (
  {page: route, proves, actions}: StudioScript,
  context: StudioContext,
  original: (file: string) => string,
): Promise<string | undefined> => {
  for (const [index, action] of actions.entries()) {
    try {
      await act(context, action, original);
    } catch (error) {
      return [
        `${route}: action ${index + 1} of ${actions.length} in the Studio failed: ${described(action)}`,
        reasonOf(error),
        `The page shows: ${await textOf(context.page)}`,
        `If the Studio is right, correct what the page says: “${proves.join(' ')}”`,
      ].join('\n');
    }
  }
  return undefined;
};

/** Copies a file of an example. Imports of other examples become absolute, because the copy lies deeper. */
const copy = (folder: string, file: string, project: string): void => {
  const [from, to] = [path.join(folder, file), path.join(project, file)];
  mkdirSync(path.dirname(to), {recursive: true});
  if (!/\.tsx?$/.test(file)) {
    copyFileSync(from, to);
    return;
  }
  const text = readFileSync(from, 'utf8').replaceAll(/(?<=\bfrom ')\.\.\/[^']+/g, (specifier) => {
    const absolute = path.resolve(path.dirname(from), specifier);
    return absolute.startsWith(folder + path.sep) ? specifier : absolute;
  });
  writeFileSync(to, text);
};

/**
 * Starts the Studio on a copy of an example in its `out/studio`, and runs the scripts of the example in it.
 *
 * @returns the failures; empty if all scripts pass
 */
export const runStudio = async (
  {folder, example: {studio = []}}: LoadedExample,
  {browser: executablePath, env, print, limit}: StudioOptions,
): Promise<string[]> => {
  if (studio.length === 0) {
    return [];
  }
  const project = path.join(folder, 'out/studio');
  rmSync(project, {recursive: true, force: true});
  filesOfExample(folder).forEach((file) => copy(folder, file, project));
  const original = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const port = await freePort();
  const command = `npx remotion studio --no-open --port=${port}`;
  print(`  $ ${command}`);
  const step = await runStep({command, until: studioIsReady}, {folder: project, env, limit});
  const browser = await chromium.launch({executablePath, args: [offline]});
  try {
    if (step.fault !== undefined) {
      return [`$ ${command}\n${step.fault} It printed:\n${outputOf(step.printed(), project)}`];
    }
    const page = await browser.newPage({viewport: {width: 1600, height: 900}});
    const context = {page, origin: `http://localhost:${port}`, project, limit: actionLimit};
    const faults: string[] = [];
    for (const script of studio) {
      print(`  ${script.page} in the Studio`);
      const fault = await runScript(script, context, original);
      faults.push(...(fault === undefined ? [] : [fault]));
    }
    return faults;
  } finally {
    await browser.close();
    await step.stop();
  }
};
