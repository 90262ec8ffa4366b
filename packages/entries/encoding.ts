import {SourceError} from './source-error';

/** What a decoded text contains if its file is UTF-16 or Latin-1, starts with a byte order mark, or has CRLF line ends. */
const trace = /[\0\uFEFF\uFFFD\r]/;

/**
 * Rejects a text that wasn't written as UTF-8 with LF line ends, because its readers would report consequences.
 *
 * @param text the whole file, decoded as UTF-8
 * @throws SourceError
 */
export const checkEncoding = (file: string, text: string): void => {
  const index = text.search(trace);
  if (index !== -1) {
    throw new SourceError(file, {
      line: text.slice(0, index).split('\n').length,
      problem:
        'The file is not UTF-8, starts with a byte order mark (BOM), or has CRLF line endings.',
      remedy:
        'Save it as UTF-8 without a byte order mark and with LF line endings, which an .editorconfig sets in most editors.',
    });
  }
};
