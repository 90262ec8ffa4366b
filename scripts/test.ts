/**
 * Runs everything: `npm test`, or some of it by name: `npm test -- unit browser`. Goes on after a
 * failure, and closes with the number of tests and checks that passed and failed.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {machine, setUpBrowser} from './lib/browser';
import {checkNames, checkStages} from './lib/checks';
import {
  countChecks,
  countPlaywright,
  countVitest,
  forgetReport,
  readReport,
  withExitCode,
} from './lib/reports';
import {reportFiles} from './lib/report-files';
import {run} from './lib/run';
import {describe, one, runStages, type Count, type Stage} from './lib/stages';
import {program, root, tool, type NodeArguments} from './lib/tools';

const runChecks = async (args: NodeArguments, label: string): Promise<Count> => {
  const lines: string[] = [];
  const code = await run(args, {label, onLine: (line) => lines.push(line)});
  return withExitCode(countChecks(lines), code);
};

/** What needs the built site says so, in place of failing in a hundred ways. */
const onBuiltSite = async (work: () => Promise<Count>): Promise<Count> => {
  if (!existsSync(path.join(root, 'build/index.html'))) {
    console.log('Not run, because the site is not built: `npm run build` says why.');
    return one(false);
  }
  return work();
};

const setUp: Stage = {
  name: 'browser for the tests',
  run: async () => {
    const file = await setUpBrowser(machine, process.env['CHROMIUM_PATH']);
    console.log(file);
    // The unit tests render frames, and the browser tests open pages, with this one.
    process.env['CHROMIUM_PATH'] = file;
    return one(true);
  },
};

/** Spelling and Markdown are among the checks of the pages, which run in a stage of their own. */
const sources = checkNames.filter((name) => !['spelling', 'markdown'].includes(name));

/** Renders in a browser for minutes, so it does not run beside other tests. */
const renderTest = 'tests/unit/demos/render.test.ts';

/** A build in which the app starts with the page, knows all routes and highlights code, as Docusaurus has it. */
const stock = {
  APP_START: 'load',
  APP_ROUTES: 'all',
  APP_HIGHLIGHT: 'browser',
  BUILD_DIR: '.cache/stock/build',
  // Beside the generated files of the site, not over them.
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/stock',
  // The key of the cache knows neither that folder nor the settings.
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
};

const runPlaywright = async (
  label: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Count> => {
  forgetReport(reportFiles.browser);
  const code = await run(tool('@playwright/test', 'playwright', ['test', ...args]), {label, env});
  return readReport(reportFiles.browser, countPlaywright, code);
};

const runVitest = async (name: string, args: readonly string[]): Promise<Count> => {
  forgetReport(reportFiles.unit);
  const code = await run(
    tool('vitest', 'vitest', [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFiles.unit}`,
    ]),
    {label: name},
  );
  return readReport(reportFiles.unit, countVitest, code);
};

const groups: Record<string, readonly Stage[]> = {
  check: checkStages(sources),
  docs: [
    {name: 'checks of the pages', run: () => runChecks(program('checks/index.ts'), 'checking')},
  ],
  unit: [{name: 'unit tests', run: () => runVitest('unit tests', [`--exclude=${renderTest}`])}],
  render: [
    {name: 'frames of every demo', run: () => runVitest('frames of every demo', [renderTest])},
  ],
  examples: [
    {
      name: 'examples of the pages',
      run: () => runChecks(program('scripts/examples.ts'), 'running the examples'),
    },
  ],
  build: [
    {
      name: 'build',
      run: async () =>
        one((await run(program('scripts/build.ts', ['--strict']), {label: 'build'})) === 0),
    },
  ],
  built: [
    {
      name: 'checks of the built site',
      run: () => onBuiltSite(() => runChecks(program('checks/built.ts'), 'checking')),
    },
  ],
  browser: [
    {
      name: 'browser tests',
      run: () => onBuiltSite(() => runPlaywright('browser tests')),
    },
  ],
  stock: [
    {
      name: 'build with the stock behavior',
      run: async () =>
        one(
          (await run(program('scripts/build.ts', ['--strict']), {label: 'build', env: stock})) ===
            0,
        ),
    },
    {
      name: 'browser tests of the stock behavior',
      run: () => runPlaywright('browser tests', ['--grep', '@stock'], stock),
    },
  ],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0) {
  console.error(
    `Unknown part ${unknown.join(', ')}. The parts are ${Object.keys(groups).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  const parts = Object.keys(groups).filter((name) => asked.length === 0 || asked.includes(name));
  const count = await runStages([setUp, ...parts.flatMap((name) => groups[name] ?? [])]);
  console.log(`\n${describe(count)}`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}
