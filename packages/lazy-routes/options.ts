import type {Rule} from '@docs-kit/tools/options';

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

const isBoolean: Rule = [(value) => typeof value === 'boolean', 'Write true or false.'];

export const rules: Readonly<Record<keyof Options, Rule>> = {
  routeGroups: isBoolean,
  lazyCompilation: isBoolean,
  minChunkSize: [
    (value) => Number.isInteger(value) && Number(value) > 0,
    'Write a positive whole number of bytes, such as 60000.',
  ],
};
