import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {codeTheme} from '../../../../config/code-theme';
import highlightedSources from '../../../../plugins/highlighted-sources';
import {highlightLines} from '../../../../plugins/highlighted-sources/highlight';
import {temporarySite} from '../../checks/temporary-site';

const textOf = (line: string): string =>
  line
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('highlightLines()', () => {
  const code = [
    "import {spring} from 'remotion';",
    '',
    '// A comment',
    'const text = <p title="a">{1 < 2 && \'b\'}</p>;',
  ];
  const lines = highlightLines(code.join('\n'), 'tsx', codeTheme);

  it('returns one string per line, with the text of that line', () => {
    expect(lines.map(textOf)).toEqual(code);
  });

  it('colors tokens like the code blocks of the pages', () => {
    const colorOf = (type: string) =>
      codeTheme.styles.findLast(({types}) => types.includes(type))?.style.color ?? '';
    expect(lines[0]).toContain(`<span style="color:${colorOf('keyword')}">import </span>`);
    expect(lines[0]).toContain(`color:${colorOf('string')}`);
    expect(lines[2]).toContain(`color:${colorOf('comment')}`);
  });

  it('escapes HTML', () => {
    const [line = ''] = highlightLines('const a = "<script>&amp;";', 'tsx', codeTheme);
    expect(line).not.toContain('<script>');
    expect(textOf(line)).toBe('const a = "<script>&amp;";');
  });

  it('names an unsupported language', () => {
    expect(() => highlightLines('a', 'cobol', codeTheme)).toThrow('no grammar for "cobol"');
  });
});

describe('the plugin', () => {
  it('writes one JSON file for each source, and watches the sources', async () => {
    const {root} = temporarySite({'src/A.tsx': 'export const a = 1;\n\n'});
    const plugin = highlightedSources({siteDir: root} as LoadContext, {
      theme: codeTheme,
      files: {first: 'src/A.tsx'},
    });
    expect(plugin.getPathsToWatch?.()).toEqual([path.join(root, 'src/A.tsx')]);
    const createData = vi.fn(async () => '');
    await plugin.contentLoaded?.({
      content: await plugin.loadContent?.(),
      actions: {createData, addRoute: vi.fn(), setGlobalData: vi.fn()},
    });
    expect(createData).toHaveBeenCalledExactlyOnceWith('first.json', {
      file: 'A.tsx',
      lines: [expect.stringContaining('export')],
    });
  });

  it('fails the build if a file does not exist', async () => {
    const {root} = temporarySite({});
    const plugin = highlightedSources({siteDir: root} as LoadContext, {
      theme: codeTheme,
      files: {first: 'src/Gone.tsx'},
    });
    await expect(plugin.loadContent?.()).rejects.toThrow('Gone.tsx');
  });
});
