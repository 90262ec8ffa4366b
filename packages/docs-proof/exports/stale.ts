import type {Problem} from '../lib/problem';
import {findExport, type Types} from '../lib/types';
import {shapeOf, type Member} from '../lib/types-members';
import {matches, type ExportExceptions} from './exceptions';

/**
 * Reports exceptions that the packages no longer need. Exceptions that a page doesn't need are reported
 * for that page.
 */
export function staleExceptions(
  types: Types,
  {file, stubs, hiddenMembers}: Pick<ExportExceptions, 'file' | 'stubs' | 'hiddenMembers'>,
): Problem[] {
  const messages: string[] = [];
  for (const {package: from, symbol} of stubs) {
    if (!findExport(types, from, symbol)) {
      messages.push(`stubs: \`${from}\` doesn't export \`${symbol}\`.`);
    }
  }
  for (const {package: from, symbols, members} of hiddenMembers) {
    for (const symbol of symbols) {
      const paths = pathsOf(types, from, symbol);
      if (paths === undefined) {
        messages.push(`hiddenMembers: \`${from}\` doesn't export \`${symbol}\`.`);
        continue;
      }
      for (const pattern of members.filter((each) => !paths.some((name) => matches(each, name)))) {
        messages.push(
          `hiddenMembers: \`${symbol}\` from \`${from}\` has no member \`${pattern}\`.`,
        );
      }
    }
  }
  return messages.map((message) => ({
    file,
    line: 1,
    message,
    remedy: 'Remove the entry, or correct it to match the installed package.',
  }));
}

/** Returns the paths of all members of an export (`config.mass`), or undefined if it isn't exported. */
function pathsOf(types: Types, from: string, symbol: string): string[] | undefined {
  const found = findExport(types, from, symbol);
  if (!found) {
    return undefined;
  }
  const collect = (members: readonly Member[], prefix: string): string[] =>
    members.flatMap(({name, children}) => [
      `${prefix}${name}`,
      ...collect(children, `${prefix}${name}.`),
    ]);
  const {inputs, outputs, methods} = shapeOf(types, found);
  return collect([...inputs, ...outputs, ...methods], '');
}
