import {existsSync, readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {expect, it} from 'vitest';
import {settingNames} from '../config/settings';

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

const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object}).scripts,
);

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
