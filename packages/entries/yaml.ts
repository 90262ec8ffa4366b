import {load, YAMLException} from 'js-yaml';
import {SourceError} from './source-error';

/**
 * Parses YAML.
 *
 * @param file names the file in errors
 * @param firstLine the 1-based line of the file on which the YAML starts
 * @throws SourceError with the line of the first syntax error
 */
export const parseYaml = (file: string, yaml: string, firstLine = 1): unknown => {
  try {
    return load(yaml);
  } catch (error) {
    if (!(error instanceof YAMLException)) {
      throw error;
    }
    const {reason, mark} = error;
    const text = (yaml.split('\n')[mark.line] ?? '').trim();
    throw new SourceError(file, {
      line: mark.line + firstLine,
      problem: `The YAML is invalid at \`${text}\`: ${reason}.`,
      remedy: reason.includes('tab char')
        ? 'Indent with spaces instead of tabs, two for each level.'
        : 'Write `field: value` on each line, indent nested fields by two spaces, and quote texts that contain a colon or a #.',
    });
  }
};
