import type {BuiltPage} from '@docs-kit/built-pages';
import {elementsIn, find, findAll, hasClass, isElement, textOf} from '@docs-kit/built-pages/hast';
import type {Element, Nodes, Root} from 'hast';
import {cleanText, isSilent, quoteIn, readParts, silence, textIn} from './read-html';

/** A heading of a page and the text up to the next heading, in reading order. */
export interface Section {
  /** The fragment of its URL; null for the part below the title of the page. */
  readonly anchor: string | null;
  /** The headings from the title of the page to this heading. Their number is the level. */
  readonly headings: readonly string[];
  /**
   * Paragraphs, list items, table cells, messages and commands, including those in tabs and collapsed sections.
   */
  readonly blocks: readonly string[];
  /** The messages and other output among the blocks. */
  readonly quotes: readonly string[];
}

export interface PageContent {
  /** The canonical URL. */
  readonly url: string;
  readonly language: string;
  readonly docusaurusTag: string;
  readonly version: string | null;
  /** The part of the site, by the plugin that created the page. */
  readonly part: 'Docs' | 'Blog' | 'Site';
  /** The labels of the categories above a docs page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** The first section is the page itself: its only heading is the title. */
  readonly sections: readonly Section[];
}

/** Determines which parts of a page are searchable. @param classes those that Docusaurus adds to `<html>` */
const findable = (classes: string, url: string): 'all' | 'title' | 'nothing' => {
  if (/\/(?:page|tags|authors)\//.test(url)) {
    return 'nothing';
  }
  if (!classes.includes('plugin-blog') || classes.includes('blog-post-page')) {
    return 'all';
  }
  // The posts in a list have their own pages.
  return classes.includes('blog-list-page') ? 'title' : 'nothing';
};

const partOf = (classes: string): PageContent['part'] =>
  classes.includes('plugin-docs') ? 'Docs' : classes.includes('plugin-blog') ? 'Blog' : 'Site';

const readBreadcrumbs = (main: Root): string[] => {
  const breadcrumbs = find(main, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  const items = breadcrumbs
    ? findAll(breadcrumbs, (element) => hasClass(element, 'breadcrumbs__item'))
    : [];
  // The last item is the page itself. The first one has an icon instead of text.
  return items
    .filter((item) => !hasClass(item, 'breadcrumbs__item--active'))
    .map((item) => cleanText(textOf(item)))
    .filter(Boolean);
};

/**
 * Splits a built page into sections.
 *
 * @param ignoredClasses classes of elements whose text isn't searchable
 * @returns null for pages that shouldn't be found: pages with noindex, archives of posts, and files without a
 *   `<main>` or a title
 */
export const extractPage = (
  {html, head: {meta, links}, main: wholeMain}: BuiltPage,
  ignoredClasses: readonly string[] = [],
): PageContent | null => {
  const main = wholeMain && silence(wholeMain, ignoredClasses);
  const url = links.get('canonical');
  if (!main || !url || meta.get('robots')?.includes('noindex')) {
    return null;
  }
  const classes = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const extent = findable(classes, url);
  const heading = elementsIn(main).find(({tagName}) => tagName === 'h1');
  const title = heading ? textIn(heading) : '';
  if (extent === 'nothing' || title === '') {
    return null;
  }
  const first = startPage(title, meta.get('description'));
  return {
    url,
    language: meta.get('docsearch:language') ?? 'en',
    docusaurusTag: meta.get('docsearch:docusaurus_tag') ?? 'default',
    version: meta.get('docsearch:version') ?? null,
    part: partOf(classes),
    breadcrumbs: readBreadcrumbs(main),
    sections: extent === 'title' ? [first] : cutSections(main, first),
  };
};

interface OpenSection extends Section {
  readonly blocks: string[];
  readonly quotes: string[];
}

const startPage = (title: string, description: string | undefined): OpenSection => ({
  anchor: null,
  headings: [title],
  blocks: description === undefined ? [] : [description],
  quotes: [],
});

const blockElements = new Set(
  (
    'address article aside blockquote br dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hr li main ol p pre section summary table tbody td th thead tr ul'
  ).split(' '),
);

/**
 * Splits the main part of a page into sections, in reading order. Text before the first heading is added to
 * `first`.
 */
const cutSections = (main: Root, first: OpenSection): Section[] => {
  const sections = [first];
  const path = first.headings.map((text) => ({level: 1, text}));
  let line = '';

  const endLine = (): void => {
    const text = cleanText(line);
    if (text !== '') {
      sections.at(-1)?.blocks.push(text);
    }
    line = '';
  };

  const open = (heading: Element): void => {
    const level = Number(heading.tagName.slice(1));
    const text = textIn(heading);
    const anchor = heading.properties.id;
    if (level === 1 || text === '') {
      return;
    }
    if (anchor === undefined) {
      // Links to this heading aren't possible, so its words belong to the section that contains it.
      line = text;
      return;
    }
    while ((path.at(-1)?.level ?? 0) >= level) {
      path.pop();
    }
    path.push({level, text});
    const headings = path.map((entry) => entry.text);
    sections.push({anchor, headings, blocks: [], quotes: []});
  };

  const walkAll = (nodes: readonly Nodes[], insidePre: boolean): void => {
    for (const [index, node] of nodes.entries()) {
      const before = nodes[index - 1];
      if (!insidePre && before && isElement(before) && isElement(node) && !isSilent(node)) {
        // Adjacent elements such as tags in a row are separate words.
        line += ' ';
      }
      walk(node, insidePre);
    }
  };

  const walk = (node: Nodes, insidePre: boolean): void => {
    if (node.type === 'text') {
      line += node.value;
      return;
    }
    if (!isElement(node) || isSilent(node)) {
      return;
    }
    const quote = insidePre ? null : quoteIn(node);
    if (quote !== null) {
      sections.at(-1)?.quotes.push(quote);
    }
    const isBlock = blockElements.has(node.tagName);
    if (isBlock) {
      endLine();
    }
    if (/^h[1-6]$/.test(node.tagName)) {
      open(node);
    } else {
      walkAll(readParts(node), insidePre || node.tagName === 'pre');
    }
    if (isBlock) {
      endLine();
    }
  };

  walkAll(main.children, false);
  endLine();
  return sections;
};
