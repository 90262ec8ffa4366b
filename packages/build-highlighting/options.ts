import {isRecordOf, isText, type Rule} from '@docs-kit/tools/options';

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

export const rules: Readonly<Record<keyof Options, Rule>> = {
  codeBlocks: [(value) => typeof value === 'boolean', 'Write true or false.'],
  sources: [
    isRecordOf(isText),
    "Write an object of paths by name, such as {card: 'src/Card.tsx'}.",
  ],
};
