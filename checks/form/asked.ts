import path from 'node:path';
import {tryFrontMatter} from '../../plugins/pages/front-matter';
import {listDocIds} from '../../plugins/pages';
import {frontMatterLine, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

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

/** Each phrase in `asked` is a question in readers' words, and only one page answers it. */
export function checkAsked(
  page: Page,
  byPhrase: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const {title, asked} = page.frontMatter;
  const report = (phrase: string, problem: string, remedy: string): Problem => ({
    file: page.file,
    line: frontMatterLine(page, 'asked'),
    message: `\`asked\` contains “${phrase}”, ${problem}.`,
    remedy,
  });
  return phrasesIn(asked).flatMap((phrase) => {
    const files = byPhrase.get(normalize(phrase)) ?? [];
    const other = files.find((file) => file !== page.file);
    if (normalize(phrase) === normalize(String(title))) {
      return [
        report(
          phrase,
          'which is the title',
          'Write what readers who don’t know the title would ask.',
        ),
      ];
    }
    if (/[,;|]/.test(phrase) || !/\s/.test(phrase)) {
      return [
        report(
          phrase,
          'which is a list of keywords or a single word',
          'Write a phrase of several words, as a reader would type it.',
        ),
      ];
    }
    if (other !== undefined) {
      return [
        report(phrase, `which ${other} also contains`, 'Keep it on the page that answers it best.'),
      ];
    }
    return files.length > 1 ? [report(phrase, 'more than once', 'Write it once.')] : [];
  });
}
