import {describe as group, expect, it} from 'vitest';
import {describe, one, runStages, sum, type Stage} from '../../../scripts/lib/stages';

const stage = (name: string, run: Stage['run']): Stage => ({name, run});
const outcome = async (...stages: Stage[]) => {
  const lines: string[] = [];
  const count = await runStages(stages, (line) => lines.push(line));
  return {count, text: lines.join('\n')};
};

group('runStages()', () => {
  it('adds up what passed and failed, and goes on after a failure', async () => {
    const {count, text} = await outcome(
      stage('first', async () => ({passed: 3, failed: 1})),
      stage('second', async () => one(true)),
    );
    expect(count).toEqual({passed: 4, failed: 1});
    expect(text).toMatch(/FAILED +first .* 3 passed, 1 failed/);
    expect(text).toMatch(/ok +second .* 1 passed, 0 failed/);
  });

  it('counts an error as a failure and prints its message', async () => {
    const {count, text} = await outcome(
      stage('broken', () => Promise.reject(new Error('The browser is missing.'))),
      stage('after', async () => one(true)),
    );
    expect(count).toEqual({passed: 1, failed: 1});
    expect(text).toContain('The browser is missing.');
  });

  it('fails a stage in which nothing ran', async () => {
    const {count} = await outcome(stage('empty', async () => ({passed: 0, failed: 0})));
    expect(count).toEqual({passed: 0, failed: 1});
  });
});

it('sums and describes', () => {
  expect(describe(sum([one(true), one(false), {passed: 10, failed: 2}]))).toBe(
    '11 passed, 3 failed',
  );
});
