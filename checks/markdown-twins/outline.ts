import {
  classesOf,
  find,
  findAll,
  hasClass,
  hasModuleClass,
  textOf,
} from '@docs-kit/built-pages/hast';
import type {Element, ElementContent, RootContent} from 'hast';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/**
 * A page or a twin in reading order: each heading, sample and table row, and between them the letters and digits of the
 * text, which formatting doesn't change.
 */
export type Outline = readonly string[];

class OutlineBuilder {
  private readonly items: string[] = [];
  private text = '';

  addText(text: string): void {
    this.text += text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');
  }

  addHeading(depth: number, text: string): void {
    this.addItem(`${'#'.repeat(depth)} ${text.replace(/[\s\u200b]+/g, '')}`);
  }

  addSample(language: string, title: string, code: string): void {
    this.addItem(`\`\`\`${language} ${title}\n${code}`);
  }

  addItem(item: string): void {
    this.items.push(...(this.text ? [this.text] : []), item);
    this.text = '';
  }

  build(): Outline {
    return this.text ? [...this.items, this.text] : this.items;
  }
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The front matter of a twin. */
export const frontMatter = /^---\n[^]*?\n---\n/;

/**
 * The text above the source of a demo in a twin. On the page, the source is collapsed. In the twin, it would
 * look like a step, although it can import files that only this site has.
 */
export const aboveSource =
  'The source code of this demo. It is not a step of this page, and it can import files that your project does not have:';

const notText = new Set('button input select textarea script style noscript nav'.split(' '));

const isIgnored = (element: Element): boolean =>
  notText.has(element.tagName) ||
  String(element.properties.ariaHidden) === 'true' ||
  // The definition of a term isn't in the twin, which has a link to the term.
  element.properties.role === 'tooltip' ||
  // Controls, which aren't shown without JavaScript either.
  ['hash-link', 'js-only'].some((name) => hasClass(element, name)) ||
  // A twin has no theme, and only contains the other version of the image.
  classesOf(element).some((name) => name.startsWith('themedComponent--dark'));

/** The code of a sample. In a diff, the elements of the lines stand for the signs. */
const codeOf = (sample: Element, language: string): string => {
  const code = findAll(sample, ({tagName}) => tagName === 'pre');
  if (language !== 'diff') {
    return code.map(textOf).join('').replace(/\n$/, '');
  }
  const signs: Readonly<Record<string, string>> = {ins: '+ ', del: '- '};
  return code
    .flatMap((part) => findAll(part, (element) => hasClass(element, 'token-line')))
    .map((line) => `${signs[line.tagName] ?? '  '}${textOf(line)}`.trimEnd())
    .join('\n');
};

/** What a twin has above the content of a demo or an admonition. */
const labelOf = (element: Element): string => {
  const kind = /theme-admonition-(\S+)/.exec(classesOf(element).join(' '))?.[1];
  const heading = kind && find(element, (each) => hasModuleClass(each, 'admonitionHeading'));
  const isInHeading = heading && textOf(heading).trim().toLowerCase() === kind;
  return element.tagName === 'figure'
    ? (element.properties.ariaLabel ?? '')
    : isInHeading
      ? ''
      : (kind ?? '');
};

/** The outline of the article of a built page. It repeats no code of the package that writes the twins. */
export const outlineOfPage = (html: string): Outline => {
  const outline = new OutlineBuilder();

  const readAll = (
    nodes: readonly (ElementContent | RootContent)[],
    tabs: readonly string[],
  ): void => {
    for (const node of nodes) {
      if (node.type === 'text') {
        outline.addText(node.value);
      } else if (node.type === 'element' && !isIgnored(node)) {
        readElement(node, tabs);
      }
    }
  };

  const readElement = (node: Element, tabs: readonly string[]): void => {
    const {tagName, properties, children} = node;
    if (/^h[1-6]$/.test(tagName)) {
      const shown = children.filter((child) => child.type !== 'element' || !isIgnored(child));
      outline.addHeading(Number(tagName[1]), shown.map(textOf).join(''));
    } else if (hasClass(node, 'theme-code-block')) {
      const language = /language-(\S+)/.exec(classesOf(node).join(' '))?.[1] ?? '';
      const title = find(node, (each) => hasModuleClass(each, 'codeBlockTitle'));
      outline.addSample(language, title ? textOf(title) : '', codeOf(node, language));
    } else if (hasClass(node, 'tabs-container')) {
      const labels = findAll(node, (each) => each.properties.role === 'tab').map(textOf);
      findAll(node, (each) => each.properties.role === 'tabpanel').forEach((panel, index) => {
        const path = [...tabs, labels[index] ?? ''];
        outline.addText(path.join(', '));
        readAll(panel.children, path);
      });
    } else if (tagName === 'svg') {
      const title = find(node, (each) => each.tagName === 'title');
      outline.addText(title ? `Drawing: ${textOf(title)}` : '');
    } else if (tagName === 'img') {
      outline.addText(properties.alt ?? '');
    } else if (tagName === 'summary' && textOf(node) === 'View source') {
      outline.addText(aboveSource);
    } else {
      if (tagName === 'tr') {
        outline.addItem('row');
      }
      outline.addText(labelOf(node));
      readAll(children, tabs);
    }
  };

  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const root = unified().use(rehypeParse, {fragment: true}).parse(article);
  // The title of a post is above the content.
  readAll(
    findAll(root, (each) => each.tagName === 'h1' || hasClass(each, 'markdown')),
    [],
  );
  return outline.build();
};

/** What a twin contains, without its front matter. */
export const readTwin = (markdown: string): {outline: Outline; urls: readonly string[]} => {
  const outline = new OutlineBuilder();
  const urls: string[] = [];
  visit(parser.parse(markdown.replace(frontMatter, '')), (node: Nodes) => {
    switch (node.type) {
      case 'heading':
        outline.addHeading(node.depth, toString(node));
        return SKIP;
      case 'code':
        outline.addSample(
          node.lang ?? '',
          /^title="(.*)"$/.exec(node.meta ?? '')?.[1] ?? '',
          node.value,
        );
        break;
      case 'tableRow':
        outline.addItem('row');
        break;
      case 'link':
        urls.push(node.url);
        break;
      case 'image':
        urls.push(node.url);
        outline.addText(node.alt ?? '');
        break;
      case 'text':
      case 'inlineCode':
        outline.addText(node.value);
        break;
      case 'html':
        outline.addItem(node.value);
        break;
      default:
        break;
    }
    return undefined;
  });
  return {outline: outline.build(), urls};
};
