import {load, YAMLException} from 'js-yaml';
import type {EntryFile} from './read-folder';
import type {EntryProblem} from './problem';

/**
 * Reads the YAML of an entry.
 *
 * @returns the value, or the problem with the line at which the text stops being YAML
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
        message: `is not YAML at \`${(text.split('\n')[index] ?? '').trim()}\`: ${error.reason}.`,
        remedy:
          'Write `field: value` on each line, two spaces deeper for what belongs to it, and quotes around a text with a colon or a # in it.',
      },
    };
  }
};
