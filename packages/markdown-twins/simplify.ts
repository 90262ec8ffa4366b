import {
  classesOf,
  element,
  find,
  findAll,
  hasClass,
  hasModuleClass,
  isElement,
  text,
  textOf,
} from '@docs-kit/built-pages/hast';
import type {Element, ElementContent, Nodes} from 'hast';

/** The labels of the tabs that contain an element, outermost first. */
type Tabs = readonly string[];

/** Applies all rules to nodes, such as the children of an element. */
type SimplifyAll = (nodes: readonly ElementContent[], tabs?: Tabs) => ElementContent[];

/**
 * Rewrites one component as plain HTML, which has a counterpart in Markdown.
 *
 * @returns what replaces the element, where an empty list removes it; undefined if the rule is about another component
 */
export type Rule = (
  element: Element,
  simplifyAll: SimplifyAll,
  tabs: Tabs,
) => ElementContent[] | undefined;

/** A line of its own in bold, such as the label of a tab. */
export const label = (...children: ElementContent[]): Element =>
  element('p', [element('strong', children)]);

const controls = new Set([
  'button',
  'input',
  'select',
  'textarea',
  'script',
  'style',
  'noscript',
  'nav',
  // Markdown would get an invisible space.
  'wbr',
]);

/**
 * Removes what isn't text of the page: controls, what is hidden from screen readers, possible line breaks in words, and
 * tooltips.
 */
const notText: Rule = (node) =>
  controls.has(node.tagName) ||
  String(node.properties.ariaHidden) === 'true' ||
  node.properties.role === 'tooltip' ||
  hasClass(node, 'hash-link')
    ? []
    : undefined;

/** The part of the first class that starts with a prefix. */
const classAfter = (prefix: string, node: Element): string | undefined =>
  classesOf(node)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);

/** What the changed lines of a diff start with, by the element that a highlighter uses instead of the sign. */
const signs: Readonly<Record<string, string>> = {ins: '+ ', del: '- '};

const signOf = (node: Nodes): string => (isElement(node) && signs[node.tagName]) || '';

/** Marks the lines that have a sign. The others start with two spaces. */
const signed = '\0';

const textOfDiff = (code: Element): string =>
  code.children
    .map((node) => (signOf(node) && signed + signOf(node)) + textOf(node))
    .join('')
    .split('\n')
    .map((line) => (line.startsWith(signed) ? line.slice(1) : `  ${line}`).trimEnd())
    .join('\n');

/**
 * A code block is its text, with the language and the title for the fence. If a component collapses a part of long code,
 * the block contains several `<code>`.
 */
const codeBlock: Rule = (node) => {
  if (!hasClass(node, 'theme-code-block')) {
    return undefined;
  }
  const language = classAfter('language-', node);
  const codes = findAll(node, ({tagName}) => tagName === 'pre').flatMap((pre) =>
    findAll(pre, ({tagName}) => tagName === 'code'),
  );
  const hasSigns = language === 'diff' && codes.some(({children}) => children.some(signOf));
  const code = codes.map(hasSigns ? textOfDiff : textOf).join('');
  const title = find(node, (each) => hasModuleClass(each, 'codeBlockTitle'));
  return [
    element('pre', [text(code.replace(/\n$/, ''))], {
      dataLanguage: language,
      dataTitle: title && textOf(title),
    }),
  ];
};

const role =
  (name: string) =>
  ({properties}: Element): boolean =>
    properties.role === name;

/** Tabs follow each other, each below its label. Tabs inside a tab name both: "By hand, pnpm". */
const tabsContainer: Rule = (node, simplifyAll, tabs) => {
  if (!hasClass(node, 'tabs-container')) {
    return undefined;
  }
  const list = find(node, role('tablist'));
  const labels = list ? findAll(list, role('tab')).map((tab) => textOf(tab).trim()) : [];
  return findAll(node, role('tabpanel')).flatMap((panel, index) => {
    const path = [...tabs, labels[index] ?? ''];
    return [label(text(path.join(', '))), ...simplifyAll(panel.children, path)];
  });
};

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `:::note[Title]` is a quotation that begins with "Note: Title". */
const admonition: Rule = (node, simplifyAll) => {
  if (!hasClass(node, 'theme-admonition')) {
    return undefined;
  }
  const type = classAfter('theme-admonition-', node) ?? 'note';
  const heading = find(node, (each) => hasModuleClass(each, 'admonitionHeading'));
  const content = findAll(node, (each) => hasModuleClass(each, 'admonitionContent'));
  const title = heading ? textOf(heading).trim() : type;
  const line = title.toLowerCase() === type ? capitalize(type) : `${capitalize(type)}: ${title}`;
  return [
    element('blockquote', [
      label(text(line)),
      ...simplifyAll(content.flatMap((each) => each.children)),
    ]),
  ];
};

/** What is collapsed on the page is open, below its summary. */
const details: Rule = (node, simplifyAll) =>
  node.tagName === 'details'
    ? node.children.flatMap((child) =>
        isElement(child) && child.tagName === 'summary'
          ? [label(...simplifyAll(child.children))]
          : simplifyAll([child]),
      )
    : undefined;

/** An SVG with a title is a drawing, which the title describes to those who don't see it. Others are icons. */
const drawing: Rule = (node) => {
  if (node.tagName !== 'svg') {
    return undefined;
  }
  const title = find(node, ({tagName}) => tagName === 'title');
  return title ? [element('p', [element('em', [text(`Drawing: ${textOf(title)}`)])])] : [];
};

const themeRules: readonly Rule[] = [
  notText,
  codeBlock,
  tabsContainer,
  admonition,
  details,
  drawing,
];

const rewrite = (
  nodes: readonly ElementContent[],
  rules: readonly Rule[],
  tabs: Tabs,
): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) {
      return node.type === 'text' ? [text(node.value)] : [];
    }
    const simplifyAll: SimplifyAll = (inner, within = tabs) => rewrite(inner, rules, within);
    for (const rule of rules) {
      const replacement = rule(node, simplifyAll, tabs);
      if (replacement) {
        return replacement;
      }
    }
    return [element(node.tagName, simplifyAll(node.children), node.properties)];
  });

/**
 * Rewrites components as plain HTML, and removes what isn't text. The nodes are new, without the positions that the
 * parser adds: later steps copy the tree, and positions are half of it.
 *
 * @param rules rules for components of the site, which come before those for the theme
 */
export const simplify = (
  nodes: readonly ElementContent[],
  rules: readonly Rule[] = [],
): ElementContent[] => rewrite(nodes, [...rules, ...themeRules], []);
