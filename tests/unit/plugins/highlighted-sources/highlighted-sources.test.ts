import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {codeTheme} from '../../../../config/code-theme';
import highlightedSources from '../../../../plugins/highlighted-sources';
import {temporarySite} from '../../checks/temporary-site';

const pluginFor = (root: string, file: string) =>
  highlightedSources({siteDir: root} as LoadContext, {theme: codeTheme, files: {first: file}});

it('writes one JSON file for each source, and watches the sources', async () => {
  const {root} = temporarySite({'src/A.tsx': 'export const a = 1;\n\n'});
  const plugin = pluginFor(root, 'src/A.tsx');
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

it('fails the build if the language is not supported', async () => {
  const {root} = temporarySite({'src/A.cobol': 'A'});
  await expect(pluginFor(root, 'src/A.cobol').loadContent?.()).rejects.toThrow(
    'no grammar for "cobol"',
  );
});
