import {describe as group, expect, it} from 'vitest';
import {
  describe,
  one,
  runStages,
  slotsOf,
  sum,
  type Count,
  type RunStagesOptions,
  type Stage,
} from '../../../scripts/lib/stages';

const stage = (name: string, run: Stage['run'], rest: Partial<Stage> = {}): Stage => ({
  name,
  run,
  ...rest,
});

const outcome = async (stages: readonly Stage[], options: RunStagesOptions = {}) => {
  let text = '';
  const count = await runStages(stages, {
    slots: 1,
    ...options,
    print: (part) => {
      text += part;
    },
  });
  return {count, text};
};

/** A stage that runs until the test ends it. */
const controlled = (name: string, rest: Partial<Stage> = {}) => {
  let end = (_count: Count): void => undefined;
  let isRunning = false;
  const ended = new Promise<Count>((resolve) => (end = resolve));
  return {
    stage: stage(
      name,
      async (print) => {
        isRunning = true;
        print(`${name} begins\n`);
        const count = await ended;
        print(`${name} ends\n`);
        isRunning = false;
        return count;
      },
      rest,
    ),
    end: (count: Count = one(true)) => end(count),
    isRunning: () => isRunning,
  };
};

/** Lets everything run that doesn't wait for a stage to end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

group('runStages()', () => {
  it('adds up what passed and failed, and continues after a failure', async () => {
    const {count, text} = await outcome([
      stage('first', async () => ({passed: 3, failed: 1})),
      stage('second', async () => one(true)),
    ]);
    expect(count).toMatchObject({passed: 4, failed: 1});
    expect(text).toMatch(/FAILED +first .* 3 passed, 1 failed/);
    expect(text).toMatch(/ok +second .* 1 passed, 0 failed/);
  });

  it('counts an error as a failure and prints its message', async () => {
    const {count, text} = await outcome([
      stage('broken', () => Promise.reject(new Error('The browser is missing.'))),
      stage('after', async () => one(true)),
    ]);
    expect(count).toMatchObject({passed: 1, failed: 1});
    expect(text).toContain('The browser is missing.');
  });

  it('fails a stage in which nothing ran', async () => {
    const {count} = await outcome([stage('empty', async () => ({passed: 0, failed: 0}))]);
    expect(count).toMatchObject({passed: 0, failed: 1});
  });

  it('reports how each stage ended as soon as it ends', async () => {
    const ended: [string, number][] = [];
    await outcome(
      [stage('first', async () => one(false)), stage('second', async () => one(true))],
      {onEnd: (name, {failed}) => ended.push([name, failed])},
    );
    expect(ended).toEqual([
      ['first', 1],
      ['second', 0],
    ]);
  });

  it('lists tests that passed only after a retry, after the table', async () => {
    const {count, text} = await outcome([
      stage('browser', async () => ({
        passed: 2,
        failed: 0,
        retried: ['[desktop] a.spec.ts:3 flaky'],
      })),
      stage('other', async () => one(true)),
    ]);
    expect(count.failed).toBe(0);
    expect(text.trimEnd()).toMatch(
      /ok +other[\s\S]*only after a retry[\s\S]*\[desktop\] a\.spec\.ts:3 flaky$/,
    );
  });

  it('states why tests were skipped, after the table', async () => {
    const {count, text} = await outcome([
      stage('screenshots', async () => ({passed: 1, failed: 0, skipped: ['43 tests: Too new.']})),
      stage('other', async () => one(true)),
    ]);
    expect(count.failed).toBe(0);
    expect(text.trimEnd()).toMatch(/ok +other[\s\S]*Skipped:\n {2}43 tests: Too new\.$/);
  });

  it('mentions no retries, skips and failures if there were none', async () => {
    const {text} = await outcome([stage('only', async () => one(true))]);
    expect(text).not.toContain('Skipped');
    expect(text).not.toContain('retry');
    expect(text).not.toContain('Failed');
  });

  it('lists the tests that failed at the end', async () => {
    const {text} = await outcome([
      stage('unit', async () => ({passed: 2, failed: 1, failures: ['adds numbers: 3 is not 4']})),
      stage('other', async () => one(true)),
    ]);
    expect(text.trimEnd()).toMatch(/ok +other[\s\S]*Failed[\s\S]*\n {2}adds numbers: 3 is not 4$/);
  });

  it.each([1, 2])(
    'repeats at the end what a failed stage without tests printed last (%d slots)',
    async (slots) => {
      const {text} = await outcome(
        [
          stage('build', async (print) => {
            print('line 1\n… build, 10.0 s\n');
            for (let line = 2; line <= 200; line++) {
              print(`line ${line}\n`);
            }
            return one(false);
          }),
          stage('broken', () => Promise.reject(new Error('The browser is missing.'))),
        ],
        {slots},
      );
      const end = text.slice(text.indexOf('Failed.'));
      expect(end).toContain('build, the end of its output:\n  line 191\n');
      expect(end).toContain(
        '  line 200\n  broken, the end of its output:\n  The browser is missing.\n',
      );
      expect(end).not.toContain('line 190\n');
    },
  );
});

group('stages at the same time', () => {
  it('run one after the other with one slot, and print directly', async () => {
    const first = controlled('first');
    const second = controlled('second');
    let text = '';
    const run = runStages([first.stage, second.stage], {
      slots: 1,
      print: (part) => {
        text += part;
      },
    });
    await settle();
    expect([first.isRunning(), second.isRunning()]).toEqual([true, false]);
    expect(text).toContain('first begins');
    first.end();
    await settle();
    expect([first.isRunning(), second.isRunning()]).toEqual([false, true]);
    second.end();
    await run;
  });

  it('never mix their output', async () => {
    const first = controlled('first');
    const second = controlled('second');
    let text = '';
    const run = runStages([first.stage, second.stage], {
      slots: 2,
      print: (part) => {
        text += part;
      },
    });
    await settle();
    expect([first.isRunning(), second.isRunning()]).toEqual([true, true]);
    second.end();
    await settle();
    first.end();
    await run;
    expect(text).toMatch(/second begins\nsecond ends\n[\s\S]*first begins\nfirst ends\n/);
  });

  it('never use more cores than there are slots', async () => {
    const both = controlled('both', {cores: 2});
    const single = controlled('single');
    const run = runStages([single.stage, both.stage], {slots: 2, print: () => undefined});
    await settle();
    expect([single.isRunning(), both.isRunning()]).toEqual([true, false]);
    single.end();
    await settle();
    expect(both.isRunning()).toBe(true);
    both.end();
    await run;
  });

  it('run a stage for two cores on one core too', async () => {
    const {count} = await outcome([stage('both', async () => one(true), {cores: 2})]);
    expect(count).toMatchObject({passed: 1, failed: 0});
  });

  it('start only when the stages that they need have ended, whatever the result', async () => {
    const build = controlled('build');
    const tests = controlled('tests', {needs: ['build', 'does not run']});
    const other = controlled('other');
    const run = runStages([tests.stage, build.stage, other.stage], {
      slots: 2,
      print: () => undefined,
    });
    await settle();
    expect([tests.isRunning(), build.isRunning(), other.isRunning()]).toEqual([false, true, true]);
    other.end();
    await settle();
    expect(tests.isRunning()).toBe(false);
    build.end(one(false));
    await settle();
    expect(tests.isRunning()).toBe(true);
    tests.end();
    expect(await run).toMatchObject({passed: 2, failed: 1});
  });

  it('are refused if they wait for each other', async () => {
    await expect(
      outcome([
        stage('a', async () => one(true), {needs: ['b']}),
        stage('b', async () => one(true), {needs: ['a']}),
      ]),
    ).rejects.toThrow('wait for each other: a, b');
  });

  it('show in a progress line what is running, and keep the progress lines of programs out', async () => {
    const first = controlled('first');
    const talkative = stage('talkative', async (print) => {
      print('… checking, 10.0 s\ndone\n');
      return one(true);
    });
    let text = '';
    let progressed = (): void => undefined;
    const progress = new Promise<void>((resolve) => (progressed = resolve));
    const run = runStages([first.stage, talkative], {
      slots: 2,
      patience: 5,
      print: (part) => {
        text += part;
        if (part.startsWith('…')) {
          progressed();
        }
      },
    });
    await progress;
    first.end();
    await run;
    expect(text).toMatch(/^… first, \d+\.\d s: first begins\n/m);
    expect(text).not.toContain('… checking');
    expect(text).toContain('done');
  });
});

group('slotsOf()', () => {
  const gib = 1024 ** 3;
  it.each([
    [2, 16 * gib, 2],
    [1, 16 * gib, 1],
    [16, 64 * gib, 4],
    [8, 4 * gib, 1],
    [2, gib, 1],
  ])('%d cores with %d bytes of free memory are %d slots', (cores, memory, slots) => {
    expect(slotsOf({cores, memory})).toBe(slots);
  });
});

it('sums and describes', () => {
  expect(describe(sum([one(true), one(false), {passed: 10, failed: 2}]))).toBe(
    '11 passed, 3 failed',
  );
});
