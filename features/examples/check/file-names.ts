import type {Problem} from '@docs-kit/docs-proof';
import {fencesOf, type Page} from '@docs-kit/docs-proof/markdown';
import {shownOf} from './fences';

/** A file in `src` that a guide shows. */
interface ShownFile {
  readonly page: Page;
  readonly line: number;
  readonly code: string;
  readonly isAnnounced: boolean;
}

/** Getting started says what to do with the `src/Root.tsx` of several guides. */
const sharedFiles = new Set(['src/Root.tsx']);

/**
 * Readers follow several guides in one project. If two guides show different files with the same name in `src`, the
 * second one breaks what imports the first one. Scripts and data outside `src` aren't imported, so readers can replace
 * them.
 *
 * @param pages all pages
 */
export const checkFileNames = (pages: readonly Page[]): Problem[] => {
  const files = new Map<string, ShownFile[]>();
  for (const page of pages.filter(isGuide)) {
    for (const [title, file] of shownFiles(page)) {
      files.set(title, [...(files.get(title) ?? []), file]);
    }
  }
  return [...files].flatMap(([title, shown]) => {
    const silent = shown.filter(({isAnnounced}) => !isAnnounced);
    return silent.flatMap(({page, line, code}): Problem[] => {
      const others = silent.filter((other) => other.code !== code).map((other) => other.page.file);
      return others.length === 0
        ? []
        : [
            {
              file: page.file,
              line,
              message: `${others.join(' and ')} shows a different file named ${title}. A reader who follows both guides overwrites the first file.`,
              remedy:
                'Rename the file and its component, or tell readers above the code block to replace the file.',
            },
          ];
    });
  });
};

export const isGuide = ({partial, frontMatter}: Page): boolean =>
  !partial && frontMatter['kind'] === 'guide';

/** The first version of each file in `src` on a page. Later steps of the same guide may change it. */
const shownFiles = (page: Page): Map<string, ShownFile> => {
  const files = new Map<string, ShownFile>();
  const lines = page.text.split('\n');
  for (const {title = '', code, line, language} of fencesOf(page)) {
    if (
      /^src\/.*\.[jt]sx?$/.test(title) &&
      language !== 'diff' &&
      !sharedFiles.has(title) &&
      !files.has(title)
    ) {
      files.set(title, {
        page,
        line: line - 1,
        code: shownOf(code),
        isAnnounced: /\breplace/i.test(paragraphAbove(lines, line - 2)),
      });
    }
  }
  return files;
};

const paragraphAbove = (lines: readonly string[], index: number): string =>
  lines
    .slice(0, index)
    .join('\n')
    .trimEnd()
    .split(/\n\s*\n/)
    .at(-1) ?? '';
