import type {Element, ElementContent, Nodes} from 'hast';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export const hasClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** Whether an element has a class of a CSS module: `option` in the source is `option_x4Yz` in the build. */
export const hasModuleClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.className) &&
  properties.className.some((each) => each.startsWith(`${name}_`));

/** All elements below a node for which `matches` holds, in reading order; not those inside another one. */
export const findAll = (node: Nodes, matches: (element: Element) => boolean): Element[] =>
  'children' in node
    ? node.children.flatMap((child) =>
        isElement(child) && matches(child) ? [child] : findAll(child, matches),
      )
    : [];

export const find = (node: Nodes, matches: (element: Element) => boolean): Element | undefined =>
  findAll(node, matches)[0];

/** The text of a node as it is written, with a line break for each `<br>`. */
export const textOf = (node: Nodes): string => {
  if (node.type === 'text') {
    return node.value;
  }
  if (isElement(node) && node.tagName === 'br') {
    return '\n';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

export const text = (value: string): ElementContent => ({type: 'text', value});

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({type: 'element', tagName, properties, children});

/** A line of its own in bold, such as the label of a tab. */
export const label = (...children: ElementContent[]): Element =>
  element('p', [element('strong', children)]);
