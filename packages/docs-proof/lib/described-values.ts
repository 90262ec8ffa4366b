import type {Problem} from './problem';

/** Sections don't need to list more values than these, such as regions or font names. */
const mostValues = 16;

/**
 * Reports a section that doesn't mention all values of its option or flag.
 *
 * @param name the option or flag: `codec`, `--codec`
 * @param values as in code: `"clamp"`, `1`
 * @param code the code in the section
 */
export function undescribedValues(
  name: string,
  values: readonly string[],
  code: readonly string[],
  at: Pick<Problem, 'file' | 'line'>,
): Problem[] {
  const missing = values.filter((value) => !isMentioned(value.replace(/^"|"$/g, ''), code));
  return values.length > mostValues || missing.length === 0
    ? []
    : [
        {
          ...at,
          message: `\`${name}\` can be ${values.join(', ')}, but the section doesn't mention ${missing.join(', ')}.`,
          remedy: 'Describe what each value does, and put the value in backticks.',
        },
      ];
}

function isMentioned(value: string, code: readonly string[]): boolean {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = value === '' ? /''|""/ : new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`);
  return code.some((each) => pattern.test(each));
}
