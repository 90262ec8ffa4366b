/**
 * Which pages a site has, and what their front matter says. These modules are cheap to import. The Markdown parser is only
 * loaded by `./markdown` (trees), `./headings` and `./fences` (code blocks).
 */
export {apisOf, packageOf, type ApiReference} from './apis';
export {isMarkdownIn, isPartial, listPages} from './files';
export {parseFrontMatter, type FrontMatter} from './front-matter';
