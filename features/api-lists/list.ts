import {apisOf} from '@docs-kit/docs-proof/apis';
import type {List, ListItem, Paragraph, PhrasingContent, TableRow} from 'mdast';
import type {DocsPage} from '../pages';
import type {Listed} from './lists';

/** Names in a description that are code: `<Video>`, `renderMedia()`, `@remotion/player`, `src/Root.tsx`. */
const code = /(<\/?[A-Z][\w.]*>|[\w.]+\(\)|@remotion\/[\w-]+|\b[\w./-]+\.tsx?\b)/;

/** A description from the front matter, with the code in it as code. */
const prose = (text: unknown): PhrasingContent[] =>
  String(text)
    .split(code)
    .map((value, index) => ({type: index % 2 === 1 ? 'inlineCode' : 'text', value}));

const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

const item = (...children: ListItem['children']): ListItem => ({
  type: 'listItem',
  spread: true,
  children,
});

const list = (children: ListItem[], className?: string): List => ({
  type: 'list',
  ordered: false,
  spread: true,
  children,
  ...(className !== undefined && {data: {hProperties: {className: [className]}}}),
});

/** The class of the lists, whose style is in `src/css/base.css`. */
const listClass = 'apis';

/** The name of a page: exports and commands are code, a guide has a title. */
const nameOf = (page: DocsPage): PhrasingContent => {
  const {title, kind, command} = page.frontMatter;
  const isCode =
    kind === 'cli' || apisOf(page.frontMatter).some(({symbol}) => symbol !== undefined);
  const value = String(kind === 'cli' ? command : title);
  return {
    type: 'link',
    url: page.route,
    children: [isCode ? {type: 'inlineCode', value} : {type: 'text', value}],
  };
};

/** The names in a cell of a handwritten table, which commas separate. */
const splitAtCommas = (children: readonly PhrasingContent[]): PhrasingContent[] =>
  children.filter((child) => !(child.type === 'text' && child.value.trim() === ','));

const names = (items: readonly PhrasingContent[]): List =>
  list(items.map((each) => item(paragraph([each]))));

/** A row of a handwritten table: a name, a description and the names of exports. */
const fromRow = ({children}: TableRow): ListItem => {
  const [name, description, exports] = children.map((cell) => cell.children);
  return item(
    paragraph(name ?? []),
    ...(description?.length ? [paragraph(description)] : []),
    ...(exports?.length ? [names(splitAtCommas(exports))] : []),
  );
};

/**
 * Returns the list of an `<Apis>`: links to the pages, each with the description from its front matter.
 *
 * @param more handwritten rows, which follow the others
 */
export const toList = (listed: Listed, more: readonly TableRow[]): List => {
  const items =
    listed.kind === 'packages'
      ? listed.packages.map(({name, overview, pages}) =>
          item(
            paragraph([
              {
                type: 'link',
                url: overview.route,
                children: [{type: 'inlineCode', value: name}],
              },
            ]),
            paragraph(prose(overview.frontMatter.description)),
            ...(pages.length > 0 ? [names(pages.map(nameOf))] : []),
          ),
        )
      : listed.pages.map((page) =>
          item(paragraph([nameOf(page)]), paragraph(prose(page.frontMatter.description))),
        );
  return list([...items, ...more.map(fromRow)], listClass);
};
