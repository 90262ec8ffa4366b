/**
 * Runs every check and test: `npm test`, some parts by name: `npm test -- unit browser`, or only what failed
 * the last time: `npm test -- --failed`. Continues after a failure. The last line contains the number of tests and
 * checks that passed and failed.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {machine, setUpBrowser} from './lib/browser';
import {checkNames, checkStages} from './lib/checks';
import {freePort} from './lib/free-port';
import {readFailedStages, recordRun} from './lib/last-run';
import {
  countChecks,
  countPlaywright,
  countVitest,
  forgetReport,
  readReport,
  withExitCode,
  withRetries,
} from './lib/reports';
import {reportFiles} from './lib/report-files';
import {run} from './lib/run';
import {selectStages, type Part} from './lib/select-stages';
import {isBuildStale} from './lib/stale-build';
import {describe, one, runStages, type Count, type Print, type Stage} from './lib/stages';
import {program, root, tool, type NodeArguments} from './lib/tools';

const runChecks = async (args: NodeArguments, label: string, print: Print): Promise<Count> => {
  const lines: string[] = [];
  const code = await run(args, {label, print, onLine: (line) => lines.push(line)});
  return withExitCode(countChecks(lines), code);
};

/** Fails with one message if the site isn't built, instead of failing in every test. */
const onBuiltSite = async (print: Print, work: () => Promise<Count>): Promise<Count> => {
  if (!existsSync(path.join(root, 'build/index.html'))) {
    print('Not run because the site is not built. Run `npm run build` to see why.\n');
    return one(false);
  }
  return work();
};

const setUp: Stage = {
  name: 'browser for the tests',
  run: async (print) => {
    const log = (line: string) => print(`${line}\n`);
    const file = await setUpBrowser({...machine, log}, process.env['CHROMIUM_PATH']);
    log(file);
    // Unit tests, renders, examples and browser tests use this browser.
    process.env['CHROMIUM_PATH'] = file;
    return one(true);
  },
};

/** A build that behaves like stock Docusaurus: the app starts with the page, knows all routes and highlights code. */
const stock = {
  APP_START: 'load',
  APP_ROUTES: 'all',
  APP_HIGHLIGHT: 'browser',
  BUILD_DIR: '.cache/stock/build',
  // Beside the generated files of the site, not over them.
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/stock',
  // The cache key includes neither that folder nor the settings.
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
};

const runBuild = async (print: Print, env?: Readonly<Record<string, string>>): Promise<Count> =>
  one((await run(program('scripts/build.ts', ['--strict']), {label: 'build', print, env})) === 0);

const runPlaywright = async (
  print: Print,
  {
    report,
    label = 'browser tests',
    args = [],
    env = {},
  }: {
    report: string;
    label?: string;
    args?: readonly string[];
    env?: Readonly<Record<string, string>>;
  },
): Promise<Count> => {
  forgetReport(report);
  const code = await run(tool('@playwright/test', 'playwright', ['test', ...args]), {
    label,
    print,
    env: {
      // Another run or server may use the default port.
      PORT: process.env['PORT'] || String(await freePort()),
      ...env,
      BROWSER_REPORT: report,
    },
  });
  return readReport(report, countPlaywright, code);
};

const runVitest = async (
  label: string,
  print: Print,
  report: string,
  args: readonly string[],
): Promise<Count> => {
  forgetReport(report);
  const lines: string[] = [];
  const code = await run(
    tool('vitest', 'vitest', [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
    {label, print, onLine: (line) => lines.push(line)},
  );
  return withRetries(readReport(report, countVitest, code), lines);
};

/**
 * In the order in which they start if several can: first the stages that use one core, the longest first, so that
 * no core is idle for long; then those that use all.
 */
const parts: readonly Part[] = [
  {
    name: 'build',
    stages: [{name: 'build', run: (print) => runBuild(print)}],
  },
  {
    name: 'render',
    stages: [
      {
        name: 'frames of every demo',
        needs: [setUp.name],
        run: (print) =>
          runVitest('frames of every demo', print, reportFiles.render, ['--project=render']),
      },
    ],
  },
  {
    name: 'docs',
    stages: [
      {
        name: 'checks of the pages',
        run: (print) => runChecks(program('checks/index.ts'), 'checking', print),
      },
    ],
  },
  {name: 'check', stages: checkStages(checkNames)},
  {
    name: 'built',
    stages: [
      {
        name: 'checks of the built site',
        needs: ['build'],
        run: (print) =>
          onBuiltSite(print, () => runChecks(program('checks/built.ts'), 'checking', print)),
      },
    ],
  },
  {
    name: 'examples',
    stages: [
      {
        name: 'examples of the pages',
        // An example generates type declarations, and the check would read them half-written.
        needs: [setUp.name, 'check:types-examples'],
        cores: 2,
        run: (print) => runChecks(program('scripts/examples.ts'), 'running the examples', print),
      },
    ],
  },
  {
    name: 'unit',
    stages: [
      {
        name: 'unit tests',
        needs: [setUp.name],
        cores: 2,
        run: (print) => runVitest('unit tests', print, reportFiles.unit, ['--project=!render']),
      },
    ],
  },
  {
    name: 'browser',
    stages: [
      {
        name: 'browser tests',
        needs: [setUp.name, 'build'],
        cores: 2,
        run: (print) =>
          onBuiltSite(print, () =>
            runPlaywright(print, {report: reportFiles.browser, args: ['--grep-invert', '@visual']}),
          ),
      },
    ],
  },
  {
    name: 'screenshots',
    stages: [
      {
        name: 'screenshots',
        needs: [setUp.name, 'build'],
        cores: 2,
        run: (print) =>
          onBuiltSite(print, () =>
            runPlaywright(print, {
              report: reportFiles.screenshots,
              args: ['--project', 'screenshots'],
              label: 'screenshots',
            }),
          ),
      },
    ],
  },
  {
    name: 'walk',
    onlyByName: true,
    stages: [
      {
        name: 'random walks',
        needs: [setUp.name, 'build'],
        cores: 2,
        run: (print) =>
          onBuiltSite(print, () =>
            runPlaywright(print, {
              report: reportFiles.walk,
              args: ['--grep', '@walk'],
              env: {WALK: '1'},
            }),
          ),
      },
    ],
  },
  {
    name: 'stock',
    onlyByName: true,
    stages: [
      {name: 'build with the stock behavior', run: (print) => runBuild(print, stock)},
      {
        name: 'browser tests of the stock behavior',
        needs: [setUp.name, 'build with the stock behavior'],
        cores: 2,
        run: (print) =>
          runPlaywright(print, {
            report: reportFiles.stock,
            args: ['--grep', '@stock'],
            env: stock,
          }),
      },
    ],
  },
];

/** The folders that stages build into. */
const buildFolders: ReadonlyMap<string, string> = new Map([
  ['build', 'build'],
  ['build with the stock behavior', stock.BUILD_DIR],
]);

const lastRun = path.join(root, reportFiles.lastRun);
const {
  stages,
  message,
  isError = false,
} = selectStages(process.argv.slice(2), parts, {
  failed: () => readFailedStages(lastRun),
  isOutdated: (name) => {
    const folder = buildFolders.get(name);
    return folder !== undefined && isBuildStale(root, path.join(root, folder));
  },
});
if (message !== undefined) {
  (isError ? console.error : console.log)(message);
}
if (isError) {
  process.exitCode = 1;
} else {
  let count: Count = {passed: 0, failed: 0};
  if (stages.length > 0) {
    const record = recordRun(lastRun, stages);
    count = await runStages([setUp, ...stages], {
      onEnd: (name, {failed}) => {
        if (name !== setUp.name) {
          record(name, failed === 0);
        }
      },
    });
  }
  console.log(`\n${describe(count)}`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}
