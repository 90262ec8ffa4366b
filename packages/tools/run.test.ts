import {describe, expect, it} from 'vitest';
import {run} from './run';
import {tool} from './tools';

it('run() passes on the lines of both streams without colors, and returns the exit code', async () => {
  const lines: string[] = [];
  let printed = '';
  const code =
    "console.log('one\\n\\u001b[31mtwo\\u001b[0m'); console.error('three'); process.exitCode = 3";
  const exit = await run(['-e', code], {
    label: 'trying',
    onLine: (line) => lines.push(line),
    print: (text) => {
      printed += text;
    },
  });
  expect(exit).toBe(3);
  expect(lines.sort()).toEqual(['one', 'three', 'two']);
  expect(printed).toContain('\u001b[31mtwo');
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
