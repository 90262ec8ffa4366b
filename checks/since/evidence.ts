import type {Since} from '../../plugins/remark-since/lookup';
import {digestOf, sinceCommand, type SinceFile} from '../../scripts/since/file';
import {compareVersions, isNext} from '../../scripts/since/versions';
import {documentedVersion} from '../../toolkit-packages';
import type {Problem} from '../lib/problem';

/**
 * Every entry in the data file must list the tested versions on which it is based.
 *
 * @param text the text of the file, for the lines of the problems
 */
export function evidence(data: SinceFile, file: string, text = ''): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string, name?: string, symbol?: string): void => {
    problems.push({
      file,
      line: lineOfEntry(text, name, symbol),
      message,
      remedy: `Regenerate the file with \`${sinceCommand}\`.`,
    });
  };
  if (data.command !== sinceCommand) {
    problem(
      `\`command\` is \`${data.command}\`, but the file is generated with \`${sinceCommand}\`.`,
    );
  }
  for (const [name, found] of Object.entries(data.packages)) {
    const {tested, symbols} = found;
    if (found.digest !== digestOf(found)) {
      problem(
        `The versions of \`${name}\` were changed after \`${sinceCommand}\` found them in the type definitions.`,
        name,
      );
    }
    for (const [symbol, entry] of Object.entries(symbols)) {
      const all: [string, Since][] = [
        [symbol, entry],
        ...Object.entries({...entry.inputs}).map(([key, each]): [string, Since] => [
          `${symbol}, ${key}`,
          each,
        ]),
        ...Object.entries({...entry.outputs}).map(([key, each]): [string, Since] => [
          `${symbol}, ${key}`,
          each,
        ]),
      ];
      for (const [what, each] of all) {
        for (const complaint of complaints(each, tested)) {
          problem(`\`${what}\` of \`${name}\`: ${complaint}.`, name, symbol);
        }
      }
    }
  }
  return problems;
}

/** Returns the line of a package or of one of its symbols, and 1 for the file itself. */
function lineOfEntry(text: string, name: string | undefined, symbol: string | undefined): number {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() === `"${name}": {`);
  const entry = lines.findIndex(
    (line, index) => index > start && line.trim().startsWith(`"${symbol}": {`),
  );
  return Math.max(symbol === undefined ? start : entry, 0) + 1;
}

function complaints({version, absent, exact}: Since, tested: readonly string[]): string[] {
  const found: string[] = [];
  if (!tested.includes(version)) {
    found.push(`${version} isn't a tested version`);
  }
  if (compareVersions(version, documentedVersion) > 0) {
    found.push(`${version} is newer than ${documentedVersion}`);
  }
  if (absent === null) {
    if (version !== tested[0]) {
      found.push(`\`absent\` is null, but ${version} isn't the oldest tested version`);
    }
  } else {
    if (!tested.includes(absent)) {
      found.push(`${absent} isn't a tested version`);
    }
    if (compareVersions(absent, version) >= 0) {
      found.push(`\`absent\` is ${absent}, which isn't older than ${version}`);
    }
  }
  const isExact = absent !== null && isNext(absent, version);
  if (exact !== isExact) {
    found.push(
      exact
        ? `\`exact\` must be false, because the release before ${version} wasn't tested (last version without it: ${absent ?? 'none'})`
        : `\`exact\` must be true, because the release before ${version} was tested`,
    );
  }
  return found;
}
