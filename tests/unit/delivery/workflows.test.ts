import {existsSync, readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {expect, it} from 'vitest';
import {settingNames} from '../../../config/settings';
import {readGraph} from '../../../scripts/lib/task-graph';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: {
          readonly matrix: {readonly include?: readonly {readonly run?: string}[]};
        };
        readonly steps: readonly {readonly run?: string; readonly env?: object}[];
      }
    >
  >;
}

const read = (name: string) => load(readFileSync(`.github/workflows/${name}`, 'utf8')) as Workflow;

const commandsOf = ({jobs}: Workflow): string =>
  Object.values(jobs)
    .flatMap(({strategy, steps}) => [...(strategy?.matrix.include ?? []), ...steps])
    .map(({run = ''}) => run)
    .join('\n');

const commands = ['publish.yml', 'nightly.yml'].map((name) => commandsOf(read(name))).join('\n');

const packageJson = readFileSync('package.json', 'utf8');
const scripts = Object.keys((JSON.parse(packageJson) as {scripts: object}).scripts);

it('the workflows run programs that exist', () => {
  const run = [...commands.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !scripts.includes(name))).toEqual([]);
  const programs = [...commands.matchAll(/npx tsx (\S+)/g)].map(([, file = '']) => file);
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
});

it('the build that is published gets every setting', () => {
  const build = read('publish.yml').jobs['publish']?.steps.find(({run}) =>
    run?.includes('npm run build'),
  );
  expect(Object.keys(build?.env ?? {}).sort()).toEqual([...settingNames].sort());
});

/** Commands whose code unit tests run, or that other commands start. */
const runElsewhere: Readonly<Record<string, string>> = {
  start: 'docusaurus start, with the port of the site',
  serve: 'the server of the browser tests',
  preview: 'npm run build and npm run serve',
  pretest: 'before npm test',
  preformat: 'before npm run format',
  check: 'tests/unit/scripts/check-files.test.ts',
  new: 'tests/unit/scripts/new/new.test.ts',
  move: 'tests/unit/scripts/pages/commands.test.ts',
  remove: 'tests/unit/scripts/pages/commands.test.ts',
  examples: 'the task test:examples',
  'setup-browser': 'npm test',
};

it('each command is run by a test, a workflow or another command', () => {
  const graph = readGraph(packageJson);
  const isRun = (name: string): boolean =>
    graph.has(name) || new RegExp(`\\bnpm (?:run )?${name}(?![\\w:-])`).test(commands);
  const others = scripts.filter((name) => !isRun(name));
  expect(others.sort()).toEqual(Object.keys(runElsewhere).sort());
});
