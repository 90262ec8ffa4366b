import type {Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {elementsIn} from './hast';

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

export interface PageHead {
  readonly title: string;
  /** The contents of `<meta>` elements, by name or property. */
  readonly meta: ReadonlyMap<string, string>;
  /** The URLs of `<link>` elements, by relation. */
  readonly links: ReadonlyMap<string, string>;
}

const readHead = (html: string): PageHead => {
  let title = '';
  const meta = new Map<string, string>();
  const links = new Map<string, string>();
  const head = parser.parse(html.slice(0, html.search(/<body[\s>]/)));
  for (const {tagName, properties, children} of elementsIn(head)) {
    const name = properties.name ?? properties.property;
    if (tagName === 'title') {
      title = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    } else if (tagName === 'meta' && name !== undefined) {
      meta.set(String(name), String(properties.content));
    } else if (tagName === 'link') {
      links.set(String(properties.rel), String(properties.href));
    }
  }
  return {title, meta, links};
};

/** Highlighting takes up most of a page, but contains none of its text. */
const removeHighlighting = (pre: string): string => pre.replace(/<\/?span[^>]*>/g, '');

/** Only parses `<main>`: the navigation around it is most of the file. */
const readMain = (html: string): Root | null => {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start
    ? null
    : parser.parse(html.slice(start, end).replace(/<pre\b[^]*?<\/pre>/g, removeHighlighting));
};

/**
 * A built page with all edits. It is parsed when the first reader needs it, and all readers share the trees, so none
 * may change them.
 */
export class BuiltPage {
  #head?: PageHead;
  #main?: Root | null;

  /** @param route the route with the base URL of the site, or another name of the page */
  constructor(
    readonly route: string,
    readonly html: string,
  ) {}

  get head(): PageHead {
    return (this.#head ??= readHead(this.html));
  }

  /** `<main>` without the highlighting of code blocks; null if the page has no `<main>`. */
  get main(): Root | null {
    if (this.#main === undefined) {
      this.#main = readMain(this.html);
    }
    return this.#main;
  }
}
