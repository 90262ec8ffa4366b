/** The nightly workflow runs what `npm test` leaves out. */
import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {expect, it} from 'vitest';

interface Workflow {
  readonly on: {
    readonly schedule: ReadonlyArray<{readonly cron: string}>;
    readonly workflow_dispatch: null;
  };
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, {readonly steps: ReadonlyArray<{readonly run?: string; readonly uses?: string}>}>
  >;
}

const workflow = load(readFileSync('.github/workflows/nightly.yml', 'utf8')) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

it('runs the stock build, the random walks and the mutation tests every night and on demand', () => {
  expect(Object.keys(workflow.on).sort()).toEqual(['schedule', 'workflow_dispatch']);
  // One fixed minute and hour, every day.
  expect(workflow.on.schedule.map(({cron}) => cron)).toEqual([
    expect.stringMatching(/^\d+ \d+ \* \* \*$/),
  ]);
  expect(steps.map(({run}) => run).filter(Boolean)).toEqual([
    'npm ci',
    'npm test -- stock',
    'npm test -- build walk',
    'npm ci',
    'npm run build',
    'npm run test:mutations -- --seed ${{ github.run_number }}',
  ]);
});

it('pins actions to a commit and only has read permissions', () => {
  const actions = steps.flatMap(({uses}) => uses ?? []);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(workflow.permissions).toEqual({contents: 'read'});
});
