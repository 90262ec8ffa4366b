import type {Element, ElementContent} from 'hast';
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
} from '../lib/hast';

/** The labels of the tabs around an element, outermost first. */
type Tabs = readonly string[];

/** Simplifies what is inside an element, with all rules. */
type Inside = (nodes: readonly ElementContent[], tabs?: Tabs) => ElementContent[];

/**
 * Rewrites one component of the site as plain HTML, which has a counterpart in Markdown.
 *
 * @returns what replaces the element; undefined if the rule is about another component
 */
type Rule = (element: Element, inside: Inside, tabs: Tabs) => ElementContent[] | undefined;

/** A line of its own in bold, such as the label of a tab. */
const label = (...children: ElementContent[]): Element =>
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
 * Removes what isn't text of the page: controls, what is hidden from screen readers, where a word may break,
 * and the definition of a term that a link leads to.
 */
const notText: Rule = (node) =>
  controls.has(node.tagName) ||
  String(node.properties.ariaHidden) === 'true' ||
  node.properties.role === 'tooltip' ||
  hasClass(node, 'hash-link') ||
  hasClass(node, 'js-only')
    ? []
    : undefined;

/** The part of the first class that starts with a prefix. */
const classAfter = (prefix: string, node: Element): string | undefined =>
  classesOf(node)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);

/** What a changed line of a diff starts with, by its element. */
const signs: Readonly<Record<string, string>> = {ins: '+ ', del: '- '};

/** Marks the lines that have a sign. The others start with two spaces. */
const signed = '\0';

const textOfDiff = (code: Element): string =>
  code.children
    .map((node) => {
      const sign = isElement(node) ? signs[node.tagName] : undefined;
      return sign ? signed + sign + textOf(node) : textOf(node);
    })
    .join('')
    .split('\n')
    .map((line) => (line.startsWith(signed) ? line.slice(1) : `  ${line}`).trimEnd())
    .join('\n');

/** A highlighted sample is its text, with the language and the title for the fence. A long one has two parts. */
const codeBlock: Rule = (node) => {
  if (!hasClass(node, 'theme-code-block')) {
    return undefined;
  }
  const language = classAfter('language-', node);
  const code = findAll(node, ({tagName}) => tagName === 'pre')
    .flatMap((pre) => findAll(pre, ({tagName}) => tagName === 'code'))
    .map(language === 'diff' ? textOfDiff : textOf)
    .join('');
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
const tabsContainer: Rule = (node, inside, tabs) => {
  if (!hasClass(node, 'tabs-container')) {
    return undefined;
  }
  const list = find(node, role('tablist'));
  const labels = list ? findAll(list, role('tab')).map((tab) => textOf(tab).trim()) : [];
  return findAll(node, role('tabpanel')).flatMap((panel, index) => {
    const path = [...tabs, labels[index] ?? ''];
    return [label(text(path.join(', '))), ...inside(panel.children, path)];
  });
};

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `:::note[Title]` is a quotation that begins with "Note: Title". */
const admonition: Rule = (node, inside) => {
  if (!hasClass(node, 'theme-admonition')) {
    return undefined;
  }
  const type = classAfter('theme-admonition-', node) ?? 'note';
  const heading = find(node, (each) => hasModuleClass(each, 'admonitionHeading'));
  const content = findAll(node, (each) => hasModuleClass(each, 'admonitionContent'));
  const title = heading ? textOf(heading).trim() : type;
  const line = title.toLowerCase() === type ? capitalize(type) : `${capitalize(type)}: ${title}`;
  return [
    element('blockquote', [label(text(line)), ...inside(content.flatMap((each) => each.children))]),
  ];
};

/** The sentence above the source of a demo, which the page doesn't have: there, the source is collapsed. */
const sourceLabel =
  'The source code of this demo. It is not a step of this page, and it can import files that your project does not have:';

/**
 * `<Demo>` is its title, its poster with the description of what moves, and its source. A sentence says
 * that the source is no step of the page: it may import files that only this site has.
 */
const demo: Rule = (node, inside) => {
  if (node.tagName !== 'figure' || !hasModuleClass(node, 'demo')) {
    return undefined;
  }
  const poster = find(node, ({tagName}) => tagName === 'img');
  const source = find(node, (each) => hasClass(each, 'theme-code-block'));
  return [
    label(text(String(node.properties.ariaLabel))),
    ...(poster ? [element('p', [poster])] : []),
    ...(source ? [element('p', [text(sourceLabel)]), ...inside([source])] : []),
  ];
};

/** What is collapsed on the page is open, below its summary. */
const details: Rule = (node, inside) =>
  node.tagName === 'details'
    ? node.children.flatMap((child) =>
        isElement(child) && child.tagName === 'summary'
          ? [label(...inside(child.children))]
          : inside([child]),
      )
    : undefined;

/** `<Option>` is one line: "Type: `number` · Default: `0` · since v4.0.1". */
const option: Rule = (node, inside) => {
  if (node.tagName !== 'p' || !hasModuleClass(node, 'option')) {
    return undefined;
  }
  const facts: ElementContent[][] = [];
  for (const child of find(node, (each) => hasModuleClass(each, 'facts'))?.children ?? []) {
    if (isElement(child) && hasModuleClass(child, 'term')) {
      facts.push([text(`${capitalize(textOf(child))}: `)]);
    } else if (isElement(child) && hasModuleClass(child, 'deprecated')) {
      facts.push([text(textOf(child))]);
    } else if (isElement(child)) {
      facts.at(-1)?.push(child);
    }
  }
  const badge = find(node, (each) => hasModuleClass(each, 'badge'));
  if (badge) {
    facts.push(inside([badge]));
  }
  return [
    element(
      'p',
      facts.flatMap((fact, index) => (index === 0 ? fact : [text(' · '), ...fact])),
    ),
  ];
};

/** The badge is plain text in the twin: `since v4.0.132`. */
const versionBadge: Rule = (node) =>
  node.tagName === 'span' && hasModuleClass(node, 'badge') ? [text(textOf(node))] : undefined;

/** `<Compatibility>` is a list of "Player: yes" and "Lambda: no, the reason". */
const compatibility: Rule = (node) => {
  if (node.tagName !== 'li' || !hasModuleClass(node, 'place')) {
    return undefined;
  }
  const [place = '', ...answer] = findAll(node, ({tagName}) => tagName === 'span').map(textOf);
  return [element('li', [text(`${place}: ${answer.join(', ')}`)])];
};

/** A drawing is what its title tells to those who do not see it; any other SVG is an icon. */
const drawing: Rule = (node) => {
  if (node.tagName !== 'svg') {
    return undefined;
  }
  const title = find(node, ({tagName}) => tagName === 'title');
  return title ? [element('p', [element('em', [text(`Drawing: ${textOf(title)}`)])])] : [];
};

const rules: readonly Rule[] = [
  notText,
  codeBlock,
  tabsContainer,
  admonition,
  demo,
  details,
  option,
  versionBadge,
  compatibility,
  drawing,
];

/**
 * Rewrites the components of the site as plain HTML, and removes what is not text. The nodes are new, without the
 * positions that the parser adds: what follows copies the tree, and they are half of it.
 */
export const simplify = (nodes: readonly ElementContent[], tabs: Tabs = []): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) {
      return node.type === 'text' ? [text(node.value)] : [];
    }
    const inside: Inside = (children, within = tabs) => simplify(children, within);
    for (const rule of rules) {
      const instead = rule(node, inside, tabs);
      if (instead) {
        return instead;
      }
    }
    return [element(node.tagName, inside(node.children), node.properties)];
  });
