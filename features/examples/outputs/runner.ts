import {writeSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';
import {recorder} from './expressions';
import type {Run} from './run';

/** Imports the programs that are named as arguments, and writes one line of JSON for each of them to this descriptor. */
const resultDescriptor = 3;

let current: Run | undefined;

const capture = (chunk: string | Uint8Array): boolean => {
  if (current) {
    current.printed += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
  }
  return true;
};
process.stdout.write = capture;
process.stderr.write = capture;

/** Records the value of an expression that the page mentions. */
(globalThis as Record<string, unknown>)[recorder] = (id: string, expression: () => unknown) => {
  try {
    const value = expression();
    current!.values[id] = {string: String(value), inspected: inspect(value)};
  } catch (error) {
    current!.values[id] = {string: '', inspected: '', threw: messageOf(error)};
  }
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : inspect(error);

const writeResult = (error?: string): void => {
  if (current) {
    const result = error === undefined ? current : {...current, error};
    current = undefined;
    writeSync(resultDescriptor, `${JSON.stringify(result)}\n`);
  }
};

process.on('exit', (code) =>
  writeResult(
    // Newer versions of Node.js report 13 for an `await` that never settles, and older ones 0.
    code === 0 || code === 13
      ? 'It exits the process, or waits for something that never happens.'
      : `It exits the process with exit code ${code}.`,
  ),
);
process.on('uncaughtException', (error) => {
  writeResult(messageOf(error));
  process.exit(1);
});

for (const file of process.argv.slice(2)) {
  current = {file, printed: '', values: {}};
  try {
    await import(pathToFileURL(file).href);
    await new Promise(setImmediate);
    writeResult();
  } catch (error) {
    writeResult(messageOf(error));
  }
}
