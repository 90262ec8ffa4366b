import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {DocsPage} from '../docs-pages';
import {apisOf, type Listed} from './lists';

/** Names in a description that are code: `<Video>`, `renderMedia()`, `@remotion/player`, `src/Root.tsx`. */
const code = /(<\/?[A-Z][\w.]*>|[\w.]+\(\)|@remotion\/[\w-]+|\b[\w./-]+\.tsx?\b)/;

/** A description as it stands in front matter, with what is code in it as code. */
const prose = (text: unknown): PhrasingContent[] =>
  String(text)
    .split(code)
    .map((value, index) => ({type: index % 2 === 1 ? 'inlineCode' : 'text', value}));

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});

const heading = (...names: string[]): TableRow =>
  row(...names.map((value) => cell({type: 'text', value})));

/** The name of a page: an export and a command are code, a guide has a title. */
const nameOf = (page: DocsPage): PhrasingContent => {
  const {title, kind, command} = page.frontMatter;
  const isCode = kind === 'cli' || apisOf(page).some(({symbol}) => symbol !== undefined);
  const value = String(kind === 'cli' ? command : title);
  return {
    type: 'link',
    url: page.route,
    children: [isCode ? {type: 'inlineCode', value} : {type: 'text', value}],
  };
};

const list = (items: readonly PhrasingContent[]): PhrasingContent[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [{type: 'text', value: ', '}, item]));

/**
 * The table of an `<Apis>`: names that lead to their pages, with the line that each page says of itself.
 *
 * @param more rows that are written by hand
 */
export const toTable = (listed: Listed, more: readonly TableRow[]): Table => {
  if (listed.kind === 'packages') {
    const rows = listed.packages.map(({overview, pages}) =>
      row(
        cell({
          type: 'link',
          url: overview.route,
          children: [{type: 'inlineCode', value: overview.packageName}],
        }),
        cell(...prose(overview.frontMatter.description)),
        cell(...list(pages.map(nameOf))),
      ),
    );
    return {
      type: 'table',
      children: [heading('package', 'what it is for', 'exports'), ...rows, ...more],
    };
  }
  const name = listed.pages.every(({frontMatter}) => frontMatter.kind === 'cli')
    ? 'command'
    : 'export';
  const rows = listed.pages.map((page) =>
    row(cell(nameOf(page)), cell(...prose(page.frontMatter.description))),
  );
  return {type: 'table', children: [heading(name, 'what it does'), ...rows, ...more]};
};
