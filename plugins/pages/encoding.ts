import {SourceError} from './source-error';

const utf8 = 'Save the file as UTF-8 without a byte order mark.';

/** What a text contains if its file isn't UTF-8 with LF line ends. The first match is the cause of the others. */
const traces = [
  {
    trace: '\0',
    problem: 'The file is encoded in UTF-16, or it is binary.',
    remedy: utf8,
  },
  {trace: '\uFEFF', problem: 'The file starts with a byte order mark (BOM).', remedy: utf8},
  {
    trace: '\uFFFD',
    problem: 'The file contains bytes that are not UTF-8. It is probably encoded in Latin-1.',
    remedy: utf8,
  },
  {
    trace: '\r',
    problem: 'The file has CRLF line endings.',
    remedy: 'Save the file with LF line endings, which .editorconfig sets in most editors.',
  },
];

/**
 * Rejects a text that wasn't written as UTF-8 with LF line ends, because its readers would report consequences.
 *
 * @param text the whole file, decoded as UTF-8
 * @throws SourceError
 */
export const checkEncoding = (file: string, text: string): void => {
  const found = traces.find(({trace}) => text.includes(trace));
  if (found) {
    const line = text.slice(0, text.indexOf(found.trace)).split('\n').length;
    throw new SourceError(file, {line, problem: found.problem, remedy: found.remedy});
  }
};
