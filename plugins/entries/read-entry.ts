import type {ZodType, ZodTypeDef} from 'zod';
import {checkEncoding} from '../pages/encoding';
import {SourceError} from '../pages/source-error';
import {parseYaml} from '../pages/yaml';
import type {EntryProblem} from './problem';
import type {EntryFile} from './read-folder';
import {validateEntry} from './validate-entry';

/** Parses and validates the file of an entry. */
export const readEntry = <E>(
  entry: EntryFile,
  schema: ZodType<E, ZodTypeDef, unknown>,
): {entry: E} | {problems: EntryProblem[]} => {
  const {file, text} = entry;
  try {
    checkEncoding(file, text);
    return validateEntry(entry, parseYaml(file, text), schema);
  } catch (error) {
    if (!(error instanceof SourceError)) {
      throw error;
    }
    const {line, problem: message, remedy} = error;
    return {problems: [{file, line, message, remedy}]};
  }
};
