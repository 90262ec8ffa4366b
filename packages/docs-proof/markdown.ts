/** Pages as Markdown trees, with their partials: code blocks, headings and their IDs, sections, and sentences. */
export {fencesOf, type Fence} from './pages/fences';
export {
  attributeOf,
  headingsOf,
  isJsx,
  keyOfPage,
  ownFragments,
  visitPage,
  type Heading,
} from './pages/headings';
export {partialsOf} from './pages/partials';
export {parsePage, parseTree, type Dialect, type Page, type SectionContent} from './pages/markdown';
export {readPages, parseProblem, type Pages} from './lib/pages';
export {codeIn, linksIn, optionOf, sectionsOf, type OptionLine, type Section} from './lib/sections';
export {sentencesOf, textOf, type Sentence} from './lib/sentences';
