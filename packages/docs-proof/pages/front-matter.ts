import {readFileSync, statSync} from 'node:fs';
import {parseYaml} from '@docs-kit/entries';

export type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Parses the front matter of a page; empty if it has none.
 *
 * @param file names the page in errors
 * @throws SourceError if it isn't valid YAML
 */
export const parseFrontMatter = (text: string, file: string): FrontMatter =>
  (parseYaml(file, /^---\r?\n([^]*?)\r?\n---/.exec(text)?.[1] ?? '', 2) ?? {}) as FrontMatter;

/** Returns the 1-based line of a top-level field in the front matter, or 1 if the field is missing. */
export function frontMatterLine(page: {readonly text: string}, field: string): number {
  const lines = page.text.split('\n');
  const end = lines.indexOf('---', 1);
  const index = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${field}:`));
  return index === -1 ? 1 : index + 1;
}

// The dev server runs longer than a file stays the same, so changed pages are read again.
const known = new Map<string, {readonly modified: number; readonly frontMatter: FrontMatter}>();

/** Reads the front matter of a file, again only if the file changed. @param file absolute path */
export const readFrontMatter = (file: string): FrontMatter => {
  const modified = statSync(file).mtimeMs;
  const read = known.get(file);
  if (read?.modified === modified) {
    return read.frontMatter;
  }
  const frontMatter = parseFrontMatter(readFileSync(file, 'utf8'), file);
  known.set(file, {modified, frontMatter});
  return frontMatter;
};

/** Reads the front matter of a file; empty if it is malformed. @param file absolute path */
export const tryFrontMatter = (file: string): FrontMatter => {
  try {
    return readFrontMatter(file);
  } catch {
    return {};
  }
};
