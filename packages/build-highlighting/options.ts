/** All options are optional. */
export interface Options {
  /**
   * Whether the build highlights code blocks. `false` restores the behavior of stock Docusaurus: the browser highlights
   * them. Then also remove `rehypeHighlight`. Default: `true`.
   */
  readonly codeBlocks?: boolean;
  /**
   * Source files that pages show. Paths are relative to the root of the site. A page imports the `HighlightedSource` with
   * the key `card` from `@generated/build-highlighting/default/card.json`. Default: none.
   */
  readonly sources?: Readonly<Record<string, string>>;
}

type Rule = readonly [isValid: (value: unknown) => boolean, fix: string];

/** For each option, whether a value is valid, and what to write instead. */
const rules: Readonly<Record<keyof Options, Rule>> = {
  codeBlocks: [(value) => typeof value === 'boolean', 'Write true or false.'],
  sources: [
    (value) =>
      value instanceof Object &&
      !Array.isArray(value) &&
      Object.values(value).every((file) => typeof file === 'string'),
    "Write an object of paths by name, such as {card: 'src/Card.tsx'}.",
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
        `@docs-kit/build-highlighting: The option \`${name}\` is ${JSON.stringify(value)}. ${fix}`,
      );
    }
  }
};
