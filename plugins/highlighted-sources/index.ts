import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';
import {linesOf} from '../../src/highlighting/marked-code';
import {isKnown, mark} from '../build-highlighting/mark';

/** A source file that a page shows. */
export interface HighlightedSource {
  /** Name of the file without its folder. */
  readonly file: string;
  /** HTML of each line: escaped text in colored `<span>`s. */
  readonly lines: readonly string[];
}

export interface Options {
  /** The files to highlight, by the name that pages import. Paths are relative to the root of the site. */
  readonly files: Readonly<Record<string, string>>;
  readonly theme: PrismTheme;
}

const highlight = async (file: string, theme: PrismTheme): Promise<HighlightedSource> => {
  const language = path.extname(file).slice(1);
  if (!isKnown(language)) {
    throw new Error(
      `prism-react-renderer has no grammar for "${language}". Show a file in a supported language, such as tsx.`,
    );
  }
  const code = (await readFile(file, 'utf8')).trimEnd();
  return {
    file: path.basename(file),
    lines: linesOf(mark(code, language, theme), theme).map(({html}) => html),
  };
};

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
          absolute.map(async ([name, file]) => [name, await highlight(file, theme)] as const),
        ),
      ),
    contentLoaded: async ({content, actions}) => {
      for (const [name, source] of content as Map<string, HighlightedSource>) {
        await actions.createData(`${name}.json`, source);
      }
    },
  };
}
