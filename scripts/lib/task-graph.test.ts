import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {describe, expect, it} from 'vitest';
import {readGraph, taskResults} from './task-graph';

const manifest = (wireit: object) => JSON.stringify({wireit});

const graph = readGraph(
  manifest({
    'test:tasks': {dependencies: ['check:lint', 'test:browser']},
    'check:lint': {command: 'tsx scripts/task.ts lint oxlint .'},
    'test:build': {command: 'tsx scripts/task.ts build tsx scripts/build.ts'},
    'test:browser': {
      command: 'tsx scripts/task.ts browser playwright test',
      dependencies: [{script: 'test:build', cascade: false}],
    },
  }),
);

const report = (passed: number, failed: number, isNew = true) => ({
  text: JSON.stringify({passed, failed, failures: failed > 0 ? ['it fails'] : [], seconds: 2}),
  isNew,
});

const results = (reports: Readonly<Record<string, ReturnType<typeof report> | undefined>>) =>
  taskResults(graph, ['test:tasks'], (file) => reports[/(\w+)\.json$/.exec(file)?.[1] ?? '']).map(
    ({name, passed, failed, time}) => [name, passed, failed, time],
  );

describe('taskResults()', () => {
  it('lists each task once, after those that it needs', () => {
    expect(results({lint: report(1, 0), build: report(1, 0), browser: report(9, 1)})).toEqual([
      ['check:lint', 1, 0, '2.0 s'],
      ['test:build', 1, 0, '2.0 s'],
      ['test:browser', 9, 1, '2.0 s'],
    ]);
  });

  it('counts the earlier report of a task whose inputs are unchanged, and says so', () => {
    expect(
      results({lint: report(1, 0, false), build: report(1, 0), browser: report(9, 0, false)}),
    ).toEqual([
      ['check:lint', 1, 0, 'unchanged'],
      ['test:build', 1, 0, '2.0 s'],
      ['test:browser', 9, 0, 'unchanged'],
    ]);
  });

  it('fails a task that did not run: because of another task, or without a report', () => {
    expect(results({build: report(0, 1), browser: report(9, 0, false)})).toEqual([
      ['check:lint', 0, 1, 'not run'],
      ['test:build', 0, 1, '2.0 s'],
      ['test:browser', 0, 1, 'not run'],
    ]);
  });
});

describe('the tasks in package.json', () => {
  const {scripts, wireit} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    wireit: Record<string, {command?: string; output?: string[]}>;
  };

  it('save the report that Wireit keeps, under their own names', () => {
    const tasks = [...readGraph(JSON.stringify({wireit}))].filter(([, {report: file}]) => file);
    expect(tasks.length).toBeGreaterThan(15);
    for (const [script, task] of tasks) {
      expect(task.report).toBe(`.cache/test/${script.replace(/^\w+:/, '')}.json`);
      expect([undefined, [task.report]]).toContainEqual(wireit[script]?.output);
      expect(scripts[script]).toBe('wireit');
    }
  });

  it('of `npm test` are all but those of the nightly run', () => {
    const all = readGraph(JSON.stringify({wireit}));
    const run = new Set(taskResults(all, ['test:tasks'], () => undefined).map(({name}) => name));
    const left = [...all].filter(([name, {report: file}]) => file && !run.has(name));
    expect(left.map(([name]) => name)).toEqual([
      'check:html',
      'test:contracts',
      'test:stock-build',
      'test:stock',
    ]);
  });
});
