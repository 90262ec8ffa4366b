import {existsSync} from 'node:fs';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {judgeMemory, readMemoryBudget} from '../../../../checks/build-memory/judge';
import {treeMemory, watchMemory} from '../../../../scripts/lib/process-tree';
import {run} from '../../../../scripts/lib/run';

const mebibyte = 1024 ** 2;
const budget = readMemoryBudget();

describe('the memory of a build', () => {
  it('fails at 3 GiB, with the figure, the limit and a hint', () => {
    const {kept, text} = judgeMemory(budget, 3 * 1024 * mebibyte);
    expect(kept).toBe(false);
    expect(text).toContain('used up to 3072 MiB');
    expect(text).toContain('the limit is 3072');
    expect(text).toContain('Check what the build keeps in memory for each page');
  });

  it('passes below the limit, and prints the figure', () => {
    const {kept, text} = judgeMemory(budget, 1753 * mebibyte);
    expect(kept).toBe(true);
    expect(text).toContain('used up to 1753 MiB');
    expect(text).not.toContain('Check what');
  });

  it('is not checked if it was not measured, with the reason', () => {
    expect(judgeMemory(budget, null)).toEqual({
      kept: true,
      text: expect.stringContaining("wasn't measured because this system has no /proc") as string,
    });
  });

  it.runIf(existsSync('/proc/self/stat'))('is that of the program that runs', async () => {
    vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
    onTestFinished(() => void vi.useRealTimers());
    let endWatch = (): number | null => null;
    // The program runs until the watch has seen it.
    await run(
      ['-e', `const all = Buffer.alloc(200 * ${mebibyte}, 1); setInterval(() => all.length, 1000)`],
      {
        label: 'building',
        onStart: (pid) => {
          endWatch = watchMemory(pid);
          void vi
            .waitUntil(() => (treeMemory(pid) ?? 0) > 200 * mebibyte, {
              interval: 20,
              timeout: 60_000,
            })
            .then(() => vi.advanceTimersByTime(1000))
            .finally(() => process.kill(pid));
        },
      },
    );
    expect(judgeMemory({...budget, below: 200}, endWatch()).kept).toBe(false);
  });
});
