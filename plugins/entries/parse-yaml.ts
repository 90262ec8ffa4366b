import {load, YAMLException} from 'js-yaml';
import type {EntryFile} from './read-folder';
import type {EntryProblem} from './problem';

/**
 * Parses the YAML of an entry.
 *
 * @returns the value, or the problem with the line of the first syntax error
 */
export const parseYaml = ({file, text}: EntryFile): {value: unknown} | {problem: EntryProblem} => {
  try {
    return {value: load(text)};
  } catch (error) {
    if (!(error instanceof YAMLException)) {
      throw error;
    }
    const index = error.mark.line;
    return {
      problem: {
        file: `${file}:${index + 1}`,
        message: `is not valid YAML at \`${(text.split('\n')[index] ?? '').trim()}\`: ${error.reason}.`,
        remedy:
          'Write `field: value` on each line, indent nested fields by two spaces, and quote texts that contain a colon or a #.',
      },
    };
  }
};
