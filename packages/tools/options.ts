import {inspect} from 'node:util';

/** Whether a value is valid, and what to write instead. */
export type Rule = readonly [isValid: (value: unknown) => boolean, fix: string];

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

export const isFunction = (value: unknown): boolean => typeof value === 'function';

export const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem);

export const isRecordOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    value instanceof Object && !Array.isArray(value) && Object.values(value).every(isItem);

/**
 * Checks the options of a package. `npm run test:packed` bundles this module into the packages.
 *
 * @param name the package without its scope
 * @param rules a rule for each option
 * @param required the options that must be set
 * @throws on the first wrong option, with its name, its value and what to write instead
 */
export const checkOptions = <Options extends object>(
  name: string,
  options: Options,
  rules: Readonly<Record<keyof Options, Rule>>,
  required: readonly (keyof Options & string)[] = [],
): void => {
  for (const option of new Set([...required, ...Object.keys(options)])) {
    const value = (options as Readonly<Record<string, unknown>>)[option];
    const [isValid, fix] = (rules as Readonly<Record<string, Rule>>)[option] ?? [
      () => false,
      `Remove it, or use one of these options: ${Object.keys(rules).join(', ')}.`,
    ];
    const isMissing = value === undefined && !(required as readonly string[]).includes(option);
    if (!isMissing && !isValid(value)) {
      throw new Error(
        `@docs-kit/${name}: The option \`${option}\` is ${inspect(value, {breakLength: Infinity})}. ${fix}`,
      );
    }
  }
};
