import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {statFields, treeMemory, watchMemory} from '../../../scripts/lib/process-tree';

describe('/proc/<pid>/stat', () => {
  it('is parsed after the name, which may contain any characters', () => {
    expect(statFields('12 (node (x) y) S 7 12 12 0')).toEqual(['S', '7', '12', '12', '0']);
  });
});

describe.runIf(existsSync('/proc/self/stat'))('the memory of a process tree', () => {
  const mebibyte = 1024 ** 2;
  // The memory is that of a process below the one that is watched. Both run until their input ends.
  const hungry = `require('node:child_process').spawnSync(process.execPath, ['-e', "const all = Buffer.alloc(300 * ${mebibyte}, 1); process.stdin.resume().on('end', () => all.length)"], {stdio: 'inherit'})`;

  it('is measured at its peak, including all descendants', async () => {
    vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
    onTestFinished(() => void vi.useRealTimers());
    const child = spawn(process.execPath, ['-e', hungry]);
    const {pid = 0} = child;
    const stop = watchMemory(pid);
    await vi.waitUntil(() => (treeMemory(pid) ?? 0) > 300 * mebibyte, {
      interval: 20,
      timeout: 60_000,
    });
    vi.advanceTimersByTime(1000);
    child.stdin.end();
    await once(child, 'close');
    expect(stop()).toBeGreaterThan(300 * mebibyte);
  });

  it('counts memory once that a process shares with a fork of itself', async () => {
    // The shell holds 50 MB and forks. The fork says so and waits until its input ends.
    const forking = `x=$(head -c 50000000 /dev/zero | tr '\\0' x); (echo forked; read -r line); echo "$x" | wc -c`;
    const child = spawn('sh', ['-c', forking]);
    await once(child.stdout, 'data');
    const most = treeMemory(child.pid ?? 0);
    child.stdin.end();
    await once(child, 'close');
    expect(most).toBeGreaterThan(50e6);
    expect(most).toBeLessThan(90e6);
  });

  it('is null after the process has exited', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'close');
    expect(treeMemory(child.pid ?? 0)).toBe(0);
  });
});
