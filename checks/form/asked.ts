import path from 'node:path';
import {tryFrontMatter} from '../../packages/docs-proof/pages/front-matter';
import {listDocIds} from '../../features/pages';
import {frontMatterLine, type Page} from '../../packages/docs-proof/lib/pages';
import type {Problem} from '../../packages/docs-proof/lib/problem';

const normalize = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const phrasesIn = (asked: unknown): string[] =>
  Array.isArray(asked) ? asked.filter((phrase) => typeof phrase === 'string') : [];

/** The file of each phrase in `asked`. For a phrase that several pages have, all of them. */
export function askedBy(root: string): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const id of listDocIds(root)) {
    const file = `docs/${id}.mdx`;
    for (const phrase of phrasesIn(tryFrontMatter(path.join(root, file)).asked).map(normalize)) {
      files.set(phrase, [...(files.get(phrase) ?? []), file]);
    }
  }
  return files;
}

/** No phrase in `asked` is the title, and only one page has it, once. */
export function checkAsked(
  page: Page,
  byPhrase: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const {title, asked} = page.frontMatter;
  return phrasesIn(asked).flatMap((phrase) => {
    const files = byPhrase.get(normalize(phrase)) ?? [];
    const other = files.find((file) => file !== page.file);
    const problem = (what: string, remedy: string): Problem[] => [
      {
        file: page.file,
        line: frontMatterLine(page, 'asked'),
        message: `\`asked\` contains “${phrase}”, ${what}.`,
        remedy,
      },
    ];
    if (normalize(phrase) === normalize(String(title))) {
      return problem('which is the title', 'Write what readers who don’t know it would ask.');
    }
    if (other !== undefined) {
      return problem(`which ${other} also contains`, 'Keep it on the page that answers it best.');
    }
    return files.length > 1 ? problem('more than once', 'Write it once.') : [];
  });
}
