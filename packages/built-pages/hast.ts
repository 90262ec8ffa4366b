import type {Element, ElementContent, Nodes} from 'hast';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export const classesOf = ({properties}: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).includes(name);

/** Whether an element has a class of a CSS module: `option` in the source is `option_x4Yz` in the build. */
export const hasModuleClass = (element: Element, name: string): boolean =>
  classesOf(element).some((each) => each.startsWith(`${name}_`));

/** All elements below a node, in reading order. */
export const elementsIn = (node: Nodes): Element[] =>
  'children' in node
    ? node.children.flatMap((child) =>
        isElement(child) ? [child, ...elementsIn(child)] : elementsIn(child),
      )
    : [];

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
