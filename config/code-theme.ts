import type {PrismTheme} from 'prism-react-renderer';

/**
 * The code theme of both color modes, which is dark. Every color has a contrast of at least 7:1 with the
 * background, except for comments and punctuation (4.5:1). Numbers have the signal color, because they make
 * things move.
 */
export const codeTheme: PrismTheme = {
  plain: {color: '#ece9e2', backgroundColor: '#17191e'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: '#9a978f', fontStyle: 'italic'},
    },
    {types: ['punctuation', 'operator'], style: {color: '#b5b1a8'}},
    {types: ['number', 'boolean', 'constant', 'inserted'], style: {color: '#ff9d85'}},
    {types: ['string', 'char', 'attr-value', 'template-string', 'url'], style: {color: '#b9d8a3'}},
    {types: ['keyword', 'atrule', 'important', 'deleted'], style: {color: '#f0b7d0'}},
    {types: ['function', 'method'], style: {color: '#9fcdf2'}},
    {
      types: ['class-name', 'maybe-class-name', 'builtin', 'tag', 'selector'],
      style: {color: '#f2cf8a'},
    },
    {types: ['attr-name', 'property', 'parameter', 'variable'], style: {color: '#d3d0f7'}},
    {types: ['plain-text'], style: {color: '#ece9e2'}},
  ],
};
