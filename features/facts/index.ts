import {SourceError} from '@docs-kit/entries';
import {distance} from 'fastest-levenshtein';
import * as facts from './facts';

const values = new Map<string, number | string>(Object.entries(facts));

/** A code block, which stays as it is, or the place of a value. */
const codeOrFact = /^(?:[ >*+-]|\d+\. )*(`{3,}|~{3,})[^`\n]*\n[^]*?^[ >]*\1|\{facts\.(\w+)\}/gm;

/** @param line 1-based */
const unknownFact = (file: string, line: number, name: string): SourceError => {
  const nearest = [...values.keys()].sort((a, b) => distance(a, name) - distance(b, name));
  return new SourceError(file, {
    line,
    problem: `There is no value {facts.${name}}.`,
    remedy: `Write ${nearest.slice(0, 3).join(', ')}, or add the value to features/facts/facts.ts.`,
  });
};

/**
 * Replaces `{facts.name}` in a page by the value in `features/facts/facts.ts`: in sentences, tables, headings, inline code
 * and quoted attributes. Works on the source, because MDX has no expressions in inline code, where pages quote messages.
 *
 * @param file names the page in errors
 * @throws SourceError if a value doesn't exist
 */
export const insertFacts = (source: string, file = 'The page'): string =>
  source.replaceAll(
    codeOrFact,
    (whole, _fence: string, name: string | undefined, index: number) => {
      if (name === undefined) {
        return whole;
      }
      const value = values.get(name);
      if (value === undefined) {
        const line = source.slice(0, index).split('\n').length;
        throw unknownFact(file, line, name);
      }
      return String(value);
    },
  );
