import {classesOf, elementsIn, isElement} from '@docs-kit/built-pages/hast';
import type {Element, Nodes, Parents} from 'hast';

/** Elements whose text isn't part of the content. */
const silentElements = new Set('script style svg noscript template button select input'.split(' '));

const silentClasses = new Set([
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'pagination-nav',
]);

const packageManagers = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** Copies a tree, with silent elements in place of those that have one of the classes. */
export const silence = <Tree extends Parents>(tree: Tree, classes: readonly string[]): Tree => ({
  ...tree,
  children: tree.children.map((node) => {
    if (!isElement(node)) {
      return node;
    }
    return classesOf(node).some((name) => classes.includes(name))
      ? {...node, tagName: 'template', children: []}
      : silence(node, classes);
  }),
});

/** Programs aren't searchable, but messages and commands are, because readers paste them into the search. */
const isProgram = (classes: readonly string[]): boolean =>
  classes.includes('theme-code-block') &&
  !classes.some((name) => /^language-(?:txt|text|bash|sh|shell)$/.test(name));

/** Fewer words are names, options and values. */
const fewestQuotedWords = 4;

/**
 * The text of an element if it quotes what a program prints: a code block without a language, or code in a
 * sentence that consists of several words. Otherwise null.
 */
export const quoteIn = (element: Element): string | null => {
  if (element.tagName === 'code') {
    const text = textIn(element);
    return text.split(' ').length < fewestQuotedWords ? null : text;
  }
  const classes = classesOf(element);
  const printed =
    classes.includes('theme-code-block') &&
    classes.some((name) => /^language-te?xt$/.test(name)) &&
    elementsIn(element).find(({tagName}) => tagName === 'pre');
  return printed ? textIn(printed) : null;
};

/** Whether an element contains nothing searchable. */
export const isSilent = (element: Element): boolean => {
  const classes = classesOf(element);
  return (
    silentElements.has(element.tagName) ||
    element.properties.ariaHidden === 'true' ||
    // The definition of a term is indexed on its own page.
    element.properties.role === 'tooltip' ||
    'dataNosnippet' in element.properties ||
    classes.some((name) => silentClasses.has(name)) ||
    isProgram(classes)
  );
};

/** The text of a node without elements that aren't searchable, with normalized spaces. */
export const textIn = (node: Nodes): string => cleanText(rawTextIn(node));

const rawTextIn = (node: Nodes): string => {
  if (node.type === 'text') {
    return node.value;
  }
  const isRead = 'children' in node && !(isElement(node) && isSilent(node));
  return isRead ? node.children.map(rawTextIn).join('') : '';
};

export const cleanText = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The children of an element that are indexed. If a command is shown for each package manager, only the first
 * is indexed, so that it isn't weighted four times as much as the surrounding text.
 */
export const readParts = (element: Element): readonly Nodes[] => {
  if (!classesOf(element).includes('tabs-container')) {
    return element.children;
  }
  const withRole = (role: string): Element[] =>
    elementsIn(element).filter(({properties}) => properties.role === role);
  const labels = withRole('tab').map((tab) => textIn(tab).toLowerCase());
  return labels.length > 0 && labels.every((label) => packageManagers.has(label))
    ? withRole('tabpanel').slice(0, 1)
    : element.children;
};
