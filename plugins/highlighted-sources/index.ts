import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';
import {type HighlightedSource, highlightLines} from './highlight';

export interface Options {
  /** The files to highlight, by the name that pages import. Paths are relative to the root of the site. */
  readonly files: Readonly<Record<string, string>>;
  readonly theme: PrismTheme;
}

/**
 * Highlights source files at build time, so that pages can show code without loading a highlighter. Pages
 * import a `HighlightedSource` from `@generated/highlighted-sources/default/<name>.json`.
 */
export default function highlightedSourcesPlugin(
  context: LoadContext,
  {files, theme}: Options,
): Plugin {
  const absolute = Object.entries(files).map(
    ([name, file]) => [name, path.join(context.siteDir, file)] as const,
  );
  return {
    name: 'highlighted-sources',
    getPathsToWatch: () => absolute.map(([, file]) => file),
    loadContent: async () =>
      new Map(
        await Promise.all(
          absolute.map(async ([name, file]) => {
            const code = (await readFile(file, 'utf8')).trimEnd();
            const source = {
              file: path.basename(file),
              lines: highlightLines(code, path.extname(file).slice(1), theme),
            };
            return [name, source] as const;
          }),
        ),
      ),
    contentLoaded: async ({content, actions}) => {
      for (const [name, source] of content as Map<string, HighlightedSource>) {
        await actions.createData(`${name}.json`, source);
      }
    },
  };
}
