import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import type {LoadContext} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import {expect, it, vi} from 'vitest';
import buildHighlighting, {type Options} from './index';

const pluginOf = (siteDir: string, options: Options, prism: object = {theme: themes.github}) =>
  buildHighlighting(options)({
    siteDir,
    siteConfig: {themeConfig: {prism}},
  } as unknown as LoadContext);

it('writes one JSON file for each source, and watches the sources', async () => {
  const {root} = temporaryFolder({'src/A.tsx': 'export const a = 1;\n\n'});
  const plugin = pluginOf(root, {sources: {first: 'src/A.tsx'}});
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

it.each([
  ['A.cobol', 'contains "A.cobol". Prism has no grammar for "cobol"'],
  ['B.tsx', 'contains "B.tsx". The file does not exist'],
])('fails the build if it cannot highlight the source %s', async (file, message) => {
  const {root} = temporaryFolder({'A.cobol': 'A'});
  await expect(pluginOf(root, {sources: {first: file}}).loadContent?.()).rejects.toThrow(message);
});

it.each([
  [{codeBlocks: 'build'}, "`codeBlocks` is 'build'. Write true or false."],
  [{sources: ['a']}, "`sources` is [ 'a' ]. Write an object of paths"],
  [{theme: {}}, '`theme` is {}. Remove it, or use one of these options: codeBlocks, sources.'],
])('rejects the options %j', (options, message) => {
  expect(() => buildHighlighting(options as unknown as Options)).toThrow(message);
});

it('rejects another code theme in dark mode, unless the browser highlights code', () => {
  const prism = {theme: themes.github, darkTheme: themes.dracula};
  expect(() => pluginOf('', {}, prism)).toThrow('Remove `themeConfig.prism.darkTheme`');
  expect(() => pluginOf('', {codeBlocks: false}, prism)).not.toThrow();
});
