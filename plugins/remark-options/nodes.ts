import type {Data, Heading, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

/**
 * Returns the value of an attribute. A string in braces (`{'a'}`) is equivalent to a plain attribute, and
 * an attribute without a value is an empty string.
 */
export function valueOf(
  node: Pick<MdxJsxFlowElement, 'attributes'>,
  name: string,
): string | undefined {
  const found = node.attributes.find(
    (each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  if (!found || typeof found.value === 'string') {
    return found?.value as string | undefined;
  }
  const expression = found.value?.value.trim() ?? '';
  const literal = /^(['"`])([\s\S]*)\1$/.exec(expression);
  return literal ? literal[2]!.replace(/\\(['"`\\])/g, '$1') : expression;
}

/** Returns the code of a heading that consists only of code, apart from its explicit ID. */
export function codeOf({children: [first, ...rest]}: Heading): string | undefined {
  return first?.type === 'inlineCode' &&
    rest.every((each) => each.type === 'text' && /^\s*(\\?\{#[\w-]+\})?\s*$/.test(each.value))
    ? first.value
    : undefined;
}

/** The text of a heading without its explicit ID. */
export const textOf = (heading: Heading): string =>
  toString(heading)
    .replace(/\s*\\?\{#[\w-]+\}\s*$/, '')
    .trim();

/** The ID that Docusaurus has given to a heading; empty in a tree that Docusaurus hasn't processed. */
export const idOf = ({data}: Heading): string => (data as {id?: string} | undefined)?.id ?? '';

/** The name of an option without what shows its kind: `crf` for `crf?`, `play` for `play()`. */
export const bareName = (code: string): string => code.replace(/\?$/, '').replace(/\(.*\)$/, '');

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

/** MDX replaces elements without this mark with components of the theme: `tr`, `details`. */
const explicit = {_mdxExplicitJsx: true} as Data;

/** An element of HTML, which no component of the theme replaces, or a component. */
export const block = (
  name: string,
  children: readonly (RootContent | MdxJsxFlowElement)[],
  attributes: Attributes = {},
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: [...children] as MdxJsxFlowElement['children'],
  data: explicit,
});

/** A cell of a table, or another element that contains text. */
export const cell = (
  name: 'td' | 'th',
  children: readonly PhrasingContent[],
  attributes: Attributes = {},
): MdxJsxFlowElement => block(name, children, attributes);

/** An inline element of HTML. */
export const inline = (name: string, children: readonly PhrasingContent[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [],
  children: [...children],
  data: explicit,
});
