import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';
import {root, type NodeArguments} from './tools';

export interface RunOptions {
  /** What the line of progress says is running: `Building`. */
  readonly label: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Is given each line as it is printed, without colours. */
  readonly onLine?: (line: string) => void;
  /** Is given the id of the program's process when it has started. */
  readonly onStart?: (pid: number) => void;
  readonly cwd?: string;
  /** Where output goes; standard output when absent. */
  readonly print?: (text: string) => void;
  /** Silence after which a line of progress is printed, in milliseconds. */
  readonly patience?: number;
}

const defaultPatience = 10_000;

/** Seconds since `start` (of `performance.now()`), as text. */
export const secondsSince = (start: number): string =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Runs a Node program and prints what it prints. When it is silent for ten seconds, a line says that it
 * is still at work. An interrupt from the keyboard reaches the program, as it shares the terminal.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export const run = (
  args: NodeArguments,
  {label, env = {}, onLine, onStart, cwd = root, print, patience = defaultPatience}: RunOptions,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const write = print ?? ((text: string) => void process.stdout.write(text));
    const child = spawn(process.execPath, [...args], {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) {
      onStart?.(child.pid);
    }
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
