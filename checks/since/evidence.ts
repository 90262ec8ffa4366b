import type {Since} from '../../plugins/remark-since/lookup';
import {sinceCommand, type SinceFile} from '../../scripts/since/file';
import {compareVersions, isNext} from '../../scripts/since/versions';
import {documentedVersion} from '../../toolkit-packages';
import type {Problem} from '../lib/problem';

/** Every entry of the data file names the tested versions that it rests on. */
export function evidence(data: SinceFile, file: string): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string): void => {
    problems.push({file, line: 1, message, remedy: `Make the file anew with \`${sinceCommand}\`.`});
  };
  if (data.command !== sinceCommand) {
    problem(`The command that makes the file is said to be \`${data.command}\`.`);
  }
  for (const [name, {tested, symbols}] of Object.entries(data.packages)) {
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
          problem(`\`${what}\` of \`${name}\`: ${complaint}.`);
        }
      }
    }
  }
  return problems;
}

function complaints({version, absent, exact}: Since, tested: readonly string[]): string[] {
  const found: string[] = [];
  if (!tested.includes(version)) {
    found.push(`${version} is not among the tested versions`);
  }
  if (compareVersions(version, documentedVersion) > 0) {
    found.push(`${version} is newer than ${documentedVersion}`);
  }
  if (absent === null) {
    if (version !== tested[0]) {
      found.push(`no version without it is named, and ${version} is not the oldest tested one`);
    }
  } else {
    if (!tested.includes(absent)) {
      found.push(`${absent} is not among the tested versions`);
    }
    if (compareVersions(absent, version) >= 0) {
      found.push(`${absent} is said to lack it, and is not older than ${version}`);
    }
  }
  const isExact = absent !== null && isNext(absent, version);
  if (exact !== isExact) {
    found.push(
      exact
        ? `it says “since ${version}”, and ${absent ?? 'no version before it'} was tested: that is only “by ${version}”`
        : `the release before ${version} was tested, so it is “since ${version}”`,
    );
  }
  return found;
}
