/** All options are optional. */
export interface Options {
  /**
   * Whether the production build loads routes and sidebars in groups. `false` restores the behavior of stock
   * Docusaurus: every page loads all of them. Default: `true`.
   */
  readonly routeGroups?: boolean;
  /**
   * Whether `docusaurus start` compiles a page when somebody opens it, instead of all pages in advance. Has no effect
   * if the bundler is webpack instead of Rspack. Default: `true`.
   */
  readonly lazyCompilation?: boolean;
  /**
   * The size from which modules that pages share get a file of their own, in bytes before compression. With a larger
   * value, pages load fewer and larger scripts. Default: the bundler's default, which is 20,000.
   */
  readonly minChunkSize?: number;
}

type Rule = readonly [isValid: (value: unknown) => boolean, fix: string];

const isBoolean: Rule = [(value) => typeof value === 'boolean', 'Write true or false.'];

/** For each option, whether a value is valid, and what to write instead. */
const rules: Readonly<Record<keyof Options, Rule>> = {
  routeGroups: isBoolean,
  lazyCompilation: isBoolean,
  minChunkSize: [
    (value) => Number.isInteger(value) && Number(value) > 0,
    'Write a positive whole number of bytes, such as 60000.',
  ],
};

/** @throws on the first wrong option, with its name, its value and what to write instead */
export const checkOptions = (options: Options): void => {
  for (const [name, value] of Object.entries(options)) {
    const [isValid, fix] = (rules as Readonly<Record<string, Rule>>)[name] ?? [
      () => false,
      `Remove it, or use one of these options: ${Object.keys(rules).join(', ')}.`,
    ];
    if (value !== undefined && !isValid(value)) {
      throw new Error(
        `@docs-kit/lazy-routes: The option \`${name}\` is ${JSON.stringify(value)}. ${fix}`,
      );
    }
  }
};
