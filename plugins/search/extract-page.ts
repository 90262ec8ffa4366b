import {type AnyNode, type CheerioAPI, type Element, load} from 'cheerio';

/** A heading of a page and the text up to the next one, in reading order. */
export interface Section {
  /** The address within the page; null for the part under the page's title. */
  readonly anchor: string | null;
  /** Headings from the title of the page down to this one; the length is the level. */
  readonly headings: readonly string[];
  /** Paragraphs, list items, cells, messages and commands; tabs and collapsed parts included. */
  readonly blocks: readonly string[];
}

export interface PageContent {
  /** The canonical address. */
  readonly url: string;
  readonly language: string;
  readonly docusaurusTag: string;
  readonly version: string | null;
  /** The first section is the page itself: its headings are the title alone. */
  readonly sections: readonly Section[];
}

/** Parts that a reader does not read as the page's text. */
const notText = [
  'script, style, svg, noscript, template, button, select, input',
  '[aria-hidden=true], [data-nosnippet]',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-toc-desktop, .theme-doc-footer, .pagination-nav',
].join(', ');

/** Lists of posts, archives and tags lead to pages that are found themselves. */
const isList = (html: string, url: string): boolean =>
  (/<html[^>]*plugin-blog/.test(html) && !/<html[^>]*blog-post-page/.test(html) && !/<html[^>]*blog-list-page/.test(html)) ||
  /\/(?:page|tags|authors)\//.test(url);

const heading = /^h[1-6]$/;

const blocks = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(' '),
);

/** Programs are read on the page; messages and commands are what readers paste into a search. */
const isProgram = (className: string): boolean =>
  /\btheme-code-block\b/.test(className) && !/\blanguage-(?:txt|text|bash|sh|shell)\b/.test(className);

const packageManagers = 'npm,pnpm,yarn,bun';

const clean = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Cuts a built page into its sections.
 *
 * @param html the file as the build wrote it
 * @returns null for pages that a search does not find: those marked noindex, lists of posts, and
 *   files without a main part or a title
 */
export const extractPage = (html: string): PageContent | null => {
  const mainStart = html.search(/<main[\s>]/);
  const mainEnd = html.lastIndexOf('</main>');
  if (mainStart < 0 || mainEnd < 0) {
    return null;
  }
  const head = load(html.slice(0, html.search(/<body[\s>]/)));
  const meta = (name: string): string | null =>
    head(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? null;
  const url = head('link[rel=canonical]').attr('href');
  if (!url || meta('robots')?.includes('noindex') || isList(html, url)) {
    return null;
  }
  // The navigation around the main part is most of a file, and no part of the page's text.
  const $ = load(html.slice(mainStart, mainEnd));
  simplify($);
  const title = clean($('h1').first().text());
  if (title === '') {
    return null;
  }
  const only = /<html[^>]*blog-list-page/.test(html);
  return {
    url,
    language: meta('docsearch:language') ?? 'en',
    docusaurusTag: meta('docsearch:docusaurus_tag') ?? 'default',
    version: meta('docsearch:version'),
    sections: cutSections($, title, meta('description'), only),
  };
};

/** Takes away what is not the page's text. */
const simplify = ($: CheerioAPI): void => {
  $(notText).remove();
  $('.theme-code-block').each((_, element) => {
    if (isProgram(element.attribs['class'] ?? '')) {
      $(element).remove();
    }
  });
  // The same command four times over would outweigh the words around it.
  $('.tabs-container').each((_, element) => {
    const tabs = $(element);
    const labels = tabs.find('> [role=tablist] > [role=tab]').toArray().map((tab) => $(tab).text().trim().toLowerCase());
    if (labels.join() === packageManagers) {
      tabs.find('> [role=tablist]').remove();
      tabs.find('[role=tabpanel]').slice(1).remove();
    }
  });
};

const cutSections = ($: CheerioAPI, title: string, description: string | null, titleOnly: boolean): Section[] => {
  interface Open {
    readonly anchor: string | null;
    readonly headings: readonly string[];
    readonly blocks: string[];
  }
  const sections: Open[] = [{anchor: null, headings: [title], blocks: description ? [description] : []}];
  if (titleOnly) {
    return sections;
  }
  const path: {level: number; text: string}[] = [{level: 1, text: title}];
  let line = '';
  const endLine = () => {
    const text = clean(line);
    if (text !== '') {
      sections.at(-1)?.blocks.push(text);
    }
    line = '';
  };
  const open = (element: Element) => {
    const level = Number(element.name.slice(1));
    const text = clean($(element).text());
    const anchor = element.attribs['id'];
    if (level === 1 || text === '') {
      return;
    }
    if (!anchor) {
      // Nothing can link to it: its words count for the part of the page it is in.
      line = text;
      endLine();
      return;
    }
    while ((path.at(-1)?.level ?? 0) >= level) {
      path.pop();
    }
    path.push({level, text});
    sections.push({anchor, headings: path.map((entry) => entry.text), blocks: []});
  };
  const walk = (node: AnyNode) => {
    if (node.type === 'text') {
      line += node.data;
      return;
    }
    if (node.type !== 'tag') {
      return;
    }
    const isBlock = blocks.has(node.name);
    if (isBlock || node.name === 'br') {
      endLine();
    }
    if (heading.test(node.name)) {
      open(node);
      return;
    }
    node.children.forEach(walk);
    if (isBlock) {
      endLine();
    } else if (node.next?.type === 'tag' && $(node).closest('pre').length === 0) {
      // Two elements side by side, such as tags in a row, are two words.
      line += ' ';
    }
  };
  $('main').toArray().forEach(walk);
  endLine();
  return sections;
};
