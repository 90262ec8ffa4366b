/** What the workflow promises: nothing is published that was not tested, built and checked. */
import {existsSync, readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {settingNames} from '../../../config/settings';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly concurrency?: {readonly 'cancel-in-progress': boolean};
  readonly strategy?: {
    readonly matrix: {
      readonly node: readonly string[];
      readonly include?: readonly Readonly<Record<string, string>>[];
    };
  };
  readonly steps: readonly Step[];
}

const workflow = load(readFileSync('.github/workflows/publish.yml', 'utf8')) as {
  permissions: Readonly<Record<string, string>>;
  jobs: {test: Job; publish: Job} & Readonly<Record<string, Job>>;
};
const {test, publish} = workflow.jobs;

const commandsOf = ({steps}: Job): string[] =>
  steps.flatMap(({run = ''}) => run.split('\n').map((line) => line.trim())).filter(Boolean);

describe('the workflow', () => {
  it('publishes commits on main that have passed the tests', () => {
    expect(commandsOf(test)).toContain('npm test -- ${{ matrix.task }}');
    expect(publish.needs).toEqual(['test', 'build', 'browser']);
    expect(publish.if).toContain("github.ref == 'refs/heads/main'");
    expect(publish.if).toContain("github.event_name == 'push'");
  });

  it('builds, checks, deploys, reloads the host, and then uploads the search records', () => {
    const steps = [
      'npm ci',
      'npm run build',
      'npx tsx checks/csp/index.ts',
      'npx tsx checks/delivery/index.ts',
      'npm run compress',
      'build/assets/ "$TARGET/assets/"',
      '--exclude=/assets/ build/ "$TARGET/"',
      'nginx -s reload',
      'npm run search:upload',
    ];
    const commands = commandsOf(publish);
    const order = steps.map((step) => commands.findIndex((command) => command.includes(step)));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('passes every setting of the site to the build', () => {
    const build = publish.steps.find(({run}) => run?.includes('npm run build'));
    expect(Object.keys(build?.env ?? {}).sort()).toEqual([...settingNames].sort());
  });

  it('runs programs that exist', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const text = [...commandsOf(test), ...commandsOf(publish)].join('\n');
    const missing = [
      ...[...text.matchAll(/npm run ([\w:-]+)/g)].filter(([, name = '']) => !scripts[name]),
      ...[...text.matchAll(/npx tsx (\S+)/g)].filter(([, file = '']) => !existsSync(file)),
    ];
    expect(missing.map(([command]) => command)).toEqual([]);
  });

  it('never runs two deploys at the same time or cancels one', () => {
    expect(publish.concurrency).toEqual({group: 'publish', 'cancel-in-progress': false});
  });

  it('tests on the oldest supported Node.js version and on the current LTS version', () => {
    const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
    const {node, include = []} = test.strategy?.matrix ?? {};
    expect(node).toEqual(['lts/*']);
    expect(include).toContainEqual({task: 'unit', node: engines.node.replace('>=', '')});
  });

  const stepsOf = (action: string) =>
    Object.values(workflow.jobs)
      .flatMap(({steps}) => steps)
      .filter(({uses}) => uses?.startsWith(`${action}@`));

  it('uses no other version of Node.js', () => {
    const versions = stepsOf('actions/setup-node').map((step) => step.with?.['node-version']);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions.filter((each) => each !== '${{ matrix.node }}' && each !== 'lts/*')).toEqual(
      [],
    );
  });

  it('keeps no credentials in a checkout, and fetches the history for the dates of pages', () => {
    const checkouts = stepsOf('actions/checkout').map((step) => step.with);
    expect(checkouts.length).toBeGreaterThan(1);
    for (const options of checkouts) {
      expect(options).toMatchObject({'persist-credentials': false, 'fetch-depth': 0});
    }
  });

  it('pins actions to a commit and has no write permissions', () => {
    const actions = [...test.steps, ...publish.steps].flatMap(({uses}) => uses ?? []);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    expect(workflow.permissions).toEqual({contents: 'read'});
  });
});
