import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** The value of a string attribute of an MDX element, or undefined. */
export const attributeOf = (node: MdxJsxFlowElement, name: string): string | undefined => {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
};

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
