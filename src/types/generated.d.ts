/** Written by `plugins/highlighted-sources` at build time. */
declare module '@generated/highlighted-sources/default/*.json' {
  import type {HighlightedSource} from '@site/plugins/highlighted-sources/highlight';

  const source: HighlightedSource;
  export default source;
}
