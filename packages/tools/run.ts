import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';
import {root, type NodeArguments} from './tools';

export interface RunOptions {
  /** What the progress line shows while the program runs: `Building`. */
  readonly label: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each line of output, without colors. */
  readonly onLine?: (line: string) => void;
  readonly cwd?: string;
  /** Receives the output. The default is standard output. */
  readonly print?: (text: string) => void;
}

/** How long a program may be silent before a progress line is printed, in milliseconds. */
const patience = 10_000;

/** Formats the seconds since `start`, a value of `performance.now()`. */
export const secondsSince = (start: number): string =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Runs a Node.js program and prints its output. After ten seconds without output, it prints a line that the
 * program is still running. Ctrl+C also reaches the program, because it shares the terminal.
 *
 * @returns its exit code, or 1 if a signal ended it
 */
export const run = (
  args: NodeArguments,
  {label, env = {}, onLine, cwd = root, print}: RunOptions,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const write = print ?? ((text: string) => void process.stdout.write(text));
    const child = spawn(process.execPath, [...args], {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let rest = '';
    const heartbeat = setInterval(() => write(`… ${label}, ${secondsSince(start)}\n`), patience);
    const take = (chunk: string) => {
      heartbeat.refresh();
      write(chunk);
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop() ?? '';
      lines.forEach((line) => onLine?.(stripVTControlCharacters(line)));
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', take);
    }
    child.on('error', (error) => {
      clearInterval(heartbeat);
      reject(error);
    });
    child.on('close', (code) => {
      clearInterval(heartbeat);
      if (rest !== '') {
        onLine?.(stripVTControlCharacters(rest));
      }
      resolve(code ?? 1);
    });
  });
