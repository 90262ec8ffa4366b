import {describe, expect, it} from 'vitest';
import {listed} from '../../../../checks/defaults/unproven';
import {countDefaults, countSamples} from '../../../../plugins/docs-figures/count';
import {readSize} from '../../../../plugins/docs-figures/read';
import {temporaryFolder} from '../../temporary-folder';

const block = (language: string, code = '1;', fence = '```') =>
  `${fence}${language}\n${code}\n${fence}\n`;

describe('countSamples()', () => {
  it('counts TypeScript and JavaScript', () => {
    const languages = ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'TSX'];
    expect(countSamples(languages.map((name) => block(name)).join('\n'))).toBe(7);
  });

  it('leaves out other code blocks and inline code', () => {
    expect(countSamples(`${block('bash')}${block('')}${block('tsconfig')}\`\`\`ts\`\`\`\n`)).toBe(
      0,
    );
  });

  it('counts code blocks with a title, in lists, in quotes and with tildes', () => {
    expect(countSamples(block('ts title="src/Root.tsx"'))).toBe(1);
    expect(countSamples(`1. Step\n\n   ${block('ts').replaceAll('\n', '\n   ')}`)).toBe(1);
    expect(countSamples(`> ${block('ts').trim().replaceAll('\n', '\n> ')}\n`)).toBe(1);
    expect(countSamples(block('ts', '1;', '~~~'))).toBe(1);
  });

  it('leaves out fences inside a longer fence', () => {
    expect(countSamples(block('md', block('ts').trim(), '````'))).toBe(0);
    expect(countSamples(`${block('md', block('ts').trim(), '````')}${block('ts')}`)).toBe(1);
  });
});

const option = (heading: string, attributes: string) =>
  `${heading}\n\n<Option type="number"${attributes} />\n\nSets it.\n`;

describe('countDefaults()', () => {
  it('counts the options, flags and settings that state one', () => {
    const page = [
      option('### `damping?`', ' default="10"'),
      option('#### `--crf`', '\n  default="18"'),
      option('### `setScale()` {#scale}', ' summary="x" default="1"'),
      option('### `map?`', ` default='(num) => num'`),
    ];
    expect(countDefaults(page.join('\n'))).toBe(4);
  });

  it('leaves out options without one, and headings that are not only a name', () => {
    expect(countDefaults(option('### `fps`', '') + option('## Defaults', ' default="1"'))).toBe(0);
    expect(countDefaults(option('### The option `fps`', ' default="1"'))).toBe(0);
  });
});

describe('readSize()', () => {
  it('adds up the pages of the docs, and leaves out the defaults that nothing proves', () => {
    const {root, write} = temporaryFolder({
      'docs/one.mdx': block('ts') + block('tsx'),
      'docs/two.mdx': block('js') + block('bash'),
    });
    expect(readSize(root)).toEqual({pages: 2, samples: 3, defaults: -listed.length});
    const stated = option('### `fps`', ' default="30"');
    write('docs/one.mdx', stated + stated);
    write('docs/_partials/fps.mdx', stated);
    expect(readSize(root)).toEqual({pages: 2, samples: 1, defaults: 3 - listed.length});
  });
});
