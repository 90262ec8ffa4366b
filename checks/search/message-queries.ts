import {frontMatterLine} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {messagesOf} from '@docs-kit/docs-proof/messages';
import type {ReaderQuery} from './queries';

/** Shorter parts of a message can be part of any text. */
const wordsOfPart = 5;

/**
 * The queries of readers who paste a part of an error message: each five consecutive words of the messages
 * that the front matter of troubleshooting pages contains. `…` stands for what varies, so parts end there.
 */
export const messageQueries = (pages: readonly Page[]): ReaderQuery[] => {
  const queries = new Map<string, ReaderQuery>();
  for (const page of pages) {
    const {route} = page;
    if (route === undefined) {
      continue;
    }
    for (const text of messagesOf(page).flatMap((message) => message.split('…'))) {
      const words = text.trim().split(/\s+/);
      for (let start = 0; start + wordsOfPart <= words.length; start += 1) {
        const query = words.slice(start, start + wordsOfPart).join(' ');
        queries.set(query, {
          query,
          pages: [...new Set([...(queries.get(query)?.pages ?? []), route])],
          file: page.file,
          line: frontMatterLine(page, 'message'),
        });
      }
    }
  }
  return [...queries.values()];
};
