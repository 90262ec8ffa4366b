import {describe, expect, test} from 'vitest';
import {compose, type PageSignature} from './compose';
import type {Line} from './signature';

const prop = (name: string, optional: boolean): Line => [
  '  ',
  {text: name, side: 'inputs', member: name},
  `${optional ? '?' : ''}={number}`,
];

/** An element with one required prop and some optional ones. */
const element = (symbol: string, optional: number): PageSignature => ({
  symbol,
  signature: {
    from: 'remotion',
    name: symbol.split('.')[0] ?? '',
    language: 'tsx',
    lines: [
      [`<${symbol}`],
      prop('from', false),
      ...Array.from({length: optional}, (_, index) => prop(`prop${index}`, true)),
      ['/>'],
    ],
  },
});

const textOf = (signatures: readonly PageSignature[]): string[] =>
  compose(signatures).lines.map(({line}) =>
    line.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
  );

describe('the signatures of a page', () => {
  test('are complete if they fit', () => {
    const lines = textOf([element('Series', 2), element('Series.Sequence', 2)]);
    expect(lines).toEqual([
      "import {Series} from 'remotion';",
      '',
      '<Series',
      '  from={number}',
      '  prop0?={number}',
      '  prop1?={number}',
      '/>',
      '',
      '<Series.Sequence',
      '  from={number}',
      '  prop0?={number}',
      '  prop1?={number}',
      '/>',
    ]);
  });

  test('lose their optional props if they do not fit, before an export is left out', () => {
    const lines = textOf([element('Series', 9), element('Series.Sequence', 9)]);
    expect(lines.slice(2)).toEqual([
      '<Series',
      '  from={number}',
      '  // + 9 props',
      '/>',
      '',
      '<Series.Sequence',
      '  from={number}',
      '  // + 9 props',
      '/>',
    ]);
  });

  test('keep their optional props if there is only one, however long it is', () => {
    expect(textOf([element('Series', 30)])).toHaveLength(35);
  });

  test('leave out exports that are long', () => {
    const long: PageSignature = {
      symbol: 'matrix',
      signature: {
        from: 'remotion',
        name: 'matrix',
        language: 'ts',
        lines: Array.from({length: 12}, () => ['a: number,']),
      },
    };
    const short: PageSignature = {
      symbol: 'scale',
      signature: {from: 'remotion', name: 'scale', language: 'ts', lines: [['scale();']]},
    };
    const lines = textOf([element('Box', 5), long, short]);
    expect(lines[0]).toBe("import {Box, scale} from 'remotion';");
    expect(lines.slice(-3)).toEqual(['', 'scale();', '// + 1 more']);
  });
});
