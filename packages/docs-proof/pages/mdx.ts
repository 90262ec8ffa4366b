import path from 'node:path';
import type {Data, Heading, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';

/** The front matter of the page that a remark plugin transforms. */
export const frontMatterOf = (file: VFile): Readonly<Record<string, unknown>> =>
  (file.data as {frontMatter?: Record<string, unknown>}).frontMatter ?? {};

/** The location of a node for an error: `docs/intro.mdx:12`. */
export const locationOf = (siteDir: string, file: VFile, node: MdxJsxFlowElement): string =>
  `${path.relative(siteDir, file.path)}:${node.position?.start.line ?? 1}`;

/**
 * Returns the text of an attribute. A string in braces (`{'a'}`) is equivalent to a plain attribute, the text of
 * another expression is its source, and that of an attribute without a value is empty.
 */
export const attributeText = (
  node: Pick<MdxJsxFlowElement, 'attributes'>,
  name: string,
): string | undefined => {
  const found = node.attributes.find(
    (each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  if (!found || typeof found.value === 'string') {
    return found?.value as string | undefined;
  }
  const expression = found.value?.value.trim() ?? '';
  const literal = /^(['"`])([\s\S]*)\1$/.exec(expression);
  return literal ? literal[2]!.replace(/\\(['"`\\])/g, '$1') : expression;
};

/** Returns the code of a heading that consists only of code. */
export const codeOf = ({children: [first, ...rest]}: Heading): string | undefined =>
  first?.type === 'inlineCode' && rest.length === 0 ? first.value : undefined;

/** The text of a heading. */
export const textOf = (heading: Heading): string => toString(heading).trim();

/** Attributes by name. In JSX, an attribute without a value (`null`) is true. */
type Attributes = Readonly<Record<string, string | null>>;

export const attributesOf = (attributes: Attributes): MdxJsxAttribute[] =>
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

/** An inline element of HTML, or a component. */
export const inline = (
  name: string,
  children: readonly PhrasingContent[],
  attributes: Attributes = {},
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children: [...children],
  data: explicit,
});

/** Creates the attribute `name={identifier}`. MDX compiles the ESTree, not the text. */
export const objectAttribute = (name: string, identifier: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: identifier,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: identifier}}],
      },
    },
  },
});

/** Creates `import local from 'source'` as an MDX node. */
export const importDefault = (local: string, source: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: `import ${local} from '${source}';`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
          source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        },
      ],
    },
  },
});
