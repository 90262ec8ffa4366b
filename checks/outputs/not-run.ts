/**
 * Outputs that no check can reproduce, and why. The check fails if the page no longer shows the output, or if the sample
 * now prints it. Outputs of commands and of samples that use a cloud account or render need no entry.
 */
export interface NotRun {
  /** The page that shows the output. */
  page: string;
  /** The first line of the code block that isn't only a bracket, or the expression and its value. */
  output: string;
  reason: string;
}

export const notRun: readonly NotRun[] = [
  {
    page: 'docs/cli/install.mdx',
    output: 'Command install not found.',
    reason: 'the former command prints it, and the page shows no sample for a removed command',
  },
  {
    page: 'docs/media-parser.mdx',
    output: 'size: 189643,',
    reason: 'the result of an earlier sample for a video that the reader has rendered',
  },
  {
    page: 'docs/player/scaling.mdx',
    output: 'scale(0.46875)',
    reason: 'the style of an element in the browser, which depends on the width of the window',
  },
  {
    page: 'docs/troubleshooting/could-not-be-parsed-as-a-value-list.mdx',
    output:
      "SyntaxError: The source provided ('/public/lobster.woff2') could not be parsed as a value list.",
    reason: 'the browser throws it when it renders the component',
  },
  {
    page: 'docs/webcodecs.mdx',
    output: "container: 'webm',",
    reason:
      'WebCodecs only exists in the browser, and the video is one that the reader has rendered',
  },
  {
    page: 'docs/webpack-dynamic-imports.mdx',
    output: "Error  Cannot find module '../slides/slide-0.svg'",
    reason: 'the bundler prints it when it renders the component',
  },
];
