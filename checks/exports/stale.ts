import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../lib/problem';
import {findExport, type Types} from '../lib/types';
import {shapeOf, type Member} from '../lib/types-members';
import {
  hiddenMembers,
  otherTypes,
  stubs,
  type HiddenMember,
  type OtherType,
  type Stub,
} from './exceptions';
import {matches} from './match';

export interface Exceptions {
  stubs: readonly Stub[];
  hiddenMembers: readonly HiddenMember[];
  otherTypes: readonly OtherType[];
}

/**
 * Reports exceptions that the packages no longer need. Exceptions that a page doesn't need are reported
 * for that page.
 */
export function staleExceptions(
  root: string,
  types: Types,
  lists: Exceptions = {stubs, hiddenMembers, otherTypes},
): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string): void => {
    problems.push({
      file: 'checks/exports/exceptions.ts',
      line: 1,
      message,
      remedy: 'Remove the entry, or correct it to match the installed package.',
    });
  };
  for (const stub of lists.stubs) {
    if (!findExport(types, stub.package, stub.symbol)) {
      problem(`stubs: \`${stub.package}\` doesn't export \`${stub.symbol}\`.`);
    } else if (!saysSo(root, stub)) {
      problem(`stubs: \`${stub.file}\` in \`${stub.package}\` doesn't contain “${stub.message}”.`);
    }
  }
  for (const {package: from, symbol, members} of lists.hiddenMembers) {
    const paths = pathsOf(types, from, symbol);
    if (paths === undefined) {
      problem(`hiddenMembers: \`${from}\` doesn't export \`${symbol}\`.`);
      continue;
    }
    for (const pattern of members.filter((each) => !paths.some((name) => matches(each, name)))) {
      problem(`hiddenMembers: \`${symbol}\` from \`${from}\` has no member \`${pattern}\`.`);
    }
  }
  for (const {package: from, symbol, member} of lists.otherTypes) {
    if (!pathsOf(types, from, symbol)?.includes(member)) {
      problem(`otherTypes: \`${symbol}\` from \`${from}\` has no member \`${member}\`.`);
    }
  }
  return problems;
}

function saysSo(root: string, {package: owner, file, message}: Stub): boolean {
  const shipped = path.join(root, 'node_modules', owner, file);
  return existsSync(shipped) && readFileSync(shipped, 'utf8').includes(message);
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
