import type {SinceFile} from '../../scripts/since/file';
import {namesOf} from '../../scripts/since/names';
import type {Problem} from '../lib/problem';
import {findExport, type Types} from '../lib/types';
import {shapeOf} from '../lib/types-members';

/** Reports entries in the data file whose export or member no longer exists. */
export function stale(data: SinceFile, types: Types, file: string): Problem[] {
  const problems: Problem[] = [];
  const problem = (name: string, what: string): void => {
    problems.push({
      file,
      line: 1,
      message: `\`${name}\` has no ${what}.`,
      remedy: `Run \`npm run since -- ${name}\` and commit the file.`,
    });
  };
  for (const [name, {symbols}] of Object.entries(data.packages)) {
    for (const [symbol, entry] of Object.entries(symbols)) {
      const found = findExport(types, name, symbol);
      if (!found) {
        problem(name, `export \`${symbol}\``);
        continue;
      }
      const known = new Set(
        namesOf(name, symbol, shapeOf(types, found)).map(({side, path}) => `${side} ${path}`),
      );
      for (const side of ['inputs', 'outputs'] as const) {
        for (const path of Object.keys(entry[side] ?? {})) {
          if (!known.has(`${side} ${path}`)) {
            problem(name, `member \`${path}\` of \`${symbol}\``);
          }
        }
      }
    }
  }
  return problems;
}
