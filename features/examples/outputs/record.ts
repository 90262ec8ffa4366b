import {writeSync} from 'node:fs';
import {inspect} from 'node:util';
import type {Value} from './compare';

/**
 * Records the value of an expression that a page mentions. Programs call it without an import: see run.ts.
 *
 * @param id identifies the expression
 */
export const __record = (id: string, expression: () => unknown): void => {
  let value: Value;
  try {
    const result = expression();
    value = {string: String(result), inspected: inspect(result)};
  } catch (error) {
    value = {string: '', inspected: '', threw: String(error)};
  }
  // `runPrograms()` reads one line for each value from this descriptor.
  writeSync(3, `${JSON.stringify([id, value])}\n`);
};
