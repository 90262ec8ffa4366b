import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {linesOf} from './client/marked-code';
import {isKnown, mark, type CodeTheme} from './mark';

/** A source file that a page shows. */
export interface HighlightedSource {
  /** Name of the file without its folder. */
  readonly file: string;
  /** HTML of each line: escaped text in colored `<span>`s. */
  readonly lines: readonly string[];
}

/**
 * Highlights a source file.
 *
 * @param file path relative to the root of the site
 * @throws if the file doesn't exist, or if Prism has no grammar for its extension
 */
export const highlightSource = async (
  siteDir: string,
  file: string,
  prism: CodeTheme,
): Promise<HighlightedSource> => {
  const absolute = path.join(siteDir, file);
  const language = path.extname(file).slice(1);
  const fix = existsSync(absolute)
    ? !isKnown(language, prism) &&
      `Prism has no grammar for "${language}": add it to \`themeConfig.prism.additionalLanguages\``
    : 'The file does not exist: write a path relative to the root of the site';
  if (fix) {
    throw new Error(
      `The option \`sources\` of @docs-kit/build-highlighting contains "${file}". ${fix}.`,
    );
  }
  const code = (await readFile(absolute, 'utf8')).trimEnd();
  return {
    file: path.basename(file),
    lines: linesOf(mark(code, language, prism), prism.theme).map(({html}) => html),
  };
};
