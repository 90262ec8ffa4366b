import {distance} from 'fastest-levenshtein';
import * as facts from '../../src/data/facts';

const values = new Map<string, number | string>(Object.entries(facts));

/** A code block, which stays as it is, or the place of a value. */
const codeOrFact = /^(?:[ >*+-]|\d+\. )*(`{3,}|~{3,})[^`\n]*\n[^]*?^[ >]*\1|\{facts\.(\w+)\}/gm;

/** A page inserts a value that doesn't exist. */
export class UnknownFact extends Error {
  readonly problem: string;
  readonly remedy: string;

  /** @param line 1-based */
  constructor(
    file: string,
    readonly line: number,
    name: string,
  ) {
    const nearest = [...values.keys()].sort((a, b) => distance(a, name) - distance(b, name));
    const problem = `There is no value {facts.${name}}.`;
    const remedy = `Write ${nearest.slice(0, 3).join(', ')}, or add the value to src/data/facts.ts.`;
    super(`${file}:${line}: ${problem} ${remedy}`);
    this.problem = problem;
    this.remedy = remedy;
  }
}

/**
 * Replaces `{facts.name}` in a page by the value in `src/data/facts.ts`: in sentences, tables, headings, inline code
 * and quoted attributes. Works on the source, because MDX has no expressions in inline code, where pages quote messages.
 *
 * @param file names the page in errors
 * @throws UnknownFact
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
        throw new UnknownFact(file, line, name);
      }
      return String(value);
    },
  );
