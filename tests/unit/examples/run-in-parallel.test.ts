import {expect, it} from 'vitest';
import {runInParallel, type PortTask} from '../../../scripts/lib/examples/run-in-parallel';

interface Task extends PortTask {
  readonly id: string;
}

/** Runs tasks of one turn of the event loop each and records which ones ran at the same time. */
const record = async (tasks: readonly Task[], jobs: number): Promise<string[]> => {
  const running = new Set<string>();
  const log: string[] = [];
  await runInParallel(tasks, jobs, async ({id}) => {
    running.add(id);
    log.push([...running].join('+'));
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(id);
  });
  return log;
};

it('runs one task after another with one job', async () => {
  expect(await record([{id: 'a'}, {id: 'b'}, {id: 'c'}], 1)).toEqual(['a', 'b', 'c']);
});

it('runs as many tasks at the same time as there are jobs', async () => {
  const log = await record([{id: 'a'}, {id: 'b'}, {id: 'c'}], 2);
  expect(log.slice(0, 2)).toEqual(['a', 'a+b']);
  expect(log).toHaveLength(3);
});

it('does not run two tasks with the same port at the same time', async () => {
  const log = await record(
    [
      {id: 'a', ports: [8080]},
      {id: 'b', ports: [8080, 4000]},
      {id: 'c', ports: [3000]},
    ],
    3,
  );
  expect(log.slice(0, 2)).toEqual(['a', 'a+c']);
  expect(log.every((running) => !(running.includes('a') && running.includes('b')))).toBe(true);
  expect(log.at(-1)).toContain('b');
});

it('ends with an error if a task fails unexpectedly', async () => {
  await expect(
    runInParallel([{ports: [1]}], 2, () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken');
});
