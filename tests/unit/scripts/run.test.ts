import {describe, expect, it} from 'vitest';
import {run, type RunOptions} from '../../../scripts/lib/run';
import {tool} from '../../../scripts/lib/tools';

const runCode = async (
  code: string,
  {onPrinted, ...options}: Pick<RunOptions, 'patience' | 'onStart'> & {onPrinted?: () => void} = {},
) => {
  const lines: string[] = [];
  let printed = '';
  const exit = await run(['-e', code], {
    label: 'trying',
    onLine: (line) => lines.push(line),
    print: (text) => {
      printed += text;
      onPrinted?.();
    },
    ...options,
  });
  return {exit, lines, printed};
};

describe('run()', () => {
  it('passes on the lines of both streams without colors, and returns the exit code', async () => {
    const {exit, lines, printed} = await runCode(
      "console.log('one\\n\\u001b[31mtwo\\u001b[0m'); console.error('three'); process.exitCode = 3",
    );
    expect(exit).toBe(3);
    expect(lines.sort()).toEqual(['one', 'three', 'two']);
    expect(printed).toContain('\u001b[31mtwo');
  });

  it('reports that a silent program is still running', async () => {
    let end = (): void => undefined;
    // The program runs until the line is printed, so the result does not depend on how fast the machine is.
    const {printed} = await runCode('setInterval(() => {}, 1000)', {
      patience: 1,
      onStart: (pid) => {
        end = () => void process.kill(pid);
      },
      onPrinted: () => {
        end();
      },
    });
    expect(printed).toMatch(/^… trying, \d+\.\d s$/m);
  });
});

describe('tool()', () => {
  it('finds the file behind a command', () => {
    expect(tool('typescript', 'tsc', ['--version'])).toEqual([
      expect.stringMatching(/typescript.bin.tsc$/),
      '--version',
    ]);
  });

  it('reports what is missing', () => {
    expect(() => tool('no-such-package', 'x')).toThrow('Run `npm ci`');
    expect(() => tool('typescript', 'tsx')).toThrow('has no command "tsx"');
  });
});
