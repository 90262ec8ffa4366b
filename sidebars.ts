import type {FrontMatter} from '@docs-kit/docs-proof';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {acceptsSidebarKeys} from './config/docusaurus-version';
import {readDocsPages} from './features/pages';
import {checkPlaces} from './sidebars/check';
import {listPlaces, trees} from './sidebars/places';
import type {Item} from './sidebars/tree';

/** Assembles the sidebars from the trees in `sidebars/`. */

const pages = new Map(readDocsPages(__dirname).map(({id, frontMatter}) => [id, frontMatter]));

checkPlaces(listPlaces(), pages);

/** Labels that are code (`<Video>`, `spring()`, `@remotion/paths`, commands) use a monospace font. */
const isCode = (label: string): boolean => label.startsWith('@') || /[()<>]/.test(label);

const isCodePage = ({title, sidebar_label, kind, api}: FrontMatter): boolean => {
  const label = String(sidebar_label ?? title);
  return (
    kind === 'cli' || isCode(label) || label === (api as {symbol?: string} | undefined)?.symbol
  );
};

const className = 'sidebar-code';

const toItem = (item: Item): SidebarItemConfig => {
  if (typeof item === 'string') {
    return isCodePage(pages.get(item) ?? {}) ? {type: 'doc', id: item, className} : item;
  }
  if (item.type !== 'category') {
    return item;
  }
  const {key, items, ...category} = item;
  return {
    ...category,
    ...(acceptsSidebarKeys && {key}),
    ...(item.label.startsWith('@') && {className}),
    items: items.map(toItem),
  };
};

const sidebars: SidebarsConfig = {
  main: trees.main.map(toItem),
  api: trees.api.map(toItem),
  recorder: trees.recorder.map(toItem),
};

export default sidebars;
