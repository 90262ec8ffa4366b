/**
 * Which pages a site has, and what their front matter says. These modules are cheap to import. The Markdown parser is only
 * loaded by `./markdown` (trees), `./headings` and `./fences` (code blocks).
 */
export {filesIn, isMarkdownIn, isPartial, listPages} from './files';
export {
  frontMatterLine,
  parseFrontMatter,
  readFrontMatter,
  tryFrontMatter,
  type FrontMatter,
} from './front-matter';
export {pageApis, type PageApis} from './page-apis';
