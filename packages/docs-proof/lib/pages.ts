import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SourceError} from '@docs-kit/entries';
import {parsePage, type Dialect, type Page} from '../pages/markdown';
import type {Problem} from './problem';

export type {Page} from '../pages/markdown';

export interface Pages {
  pages: Page[];
  /** One problem for each file that could not be parsed. */
  problems: Problem[];
}

/** Reads and parses pages. @param files relative to the root */
export function readPages(root: string, files: readonly string[], dialect?: Dialect): Pages {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      pages.push(parsePage(file, readFileSync(path.join(root, file), 'utf8'), dialect));
    } catch (error) {
      problems.push(parseProblem(file, error));
    }
  }
  return {pages, problems};
}

/** Describes the error that a reader of a file threw. */
export function parseProblem(file: string, error: unknown): Problem {
  if (error instanceof SourceError) {
    const {line, problem: message, remedy} = error;
    return {file, line, message, remedy};
  }
  const {line, place, reason, message} = error as {
    line?: number;
    place?: {line?: number; start?: {line: number}};
    reason?: string;
    message: string;
  };
  const text = reason ?? message;
  return {
    file,
    line:
      line ??
      place?.line ??
      place?.start?.line ??
      // The message about an unclosed tag only contains the place of the tag: `… (97:1-97:6)`.
      Number(/\((\d+):\d+(?:-\d+:\d+)?\)/.exec(text)?.[1] ?? 1),
    message: `The page cannot be parsed: ${text}`,
    remedy:
      'Escape `<` and `{` in prose (put code in backticks, write \\{), close every tag, write comments as {/* … */} and heading IDs as {/* #id */}.',
  };
}
