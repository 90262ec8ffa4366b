import type {PageApis} from '@docs-kit/docs-proof';
import {packageOf} from '@docs-kit/docs-proof/apis';
import type {Member, Shape, Types} from '@docs-kit/docs-proof/code';
import {isHidden, needsPage} from '@docs-kit/docs-proof/exports';
import {exceptions} from '../../toolkit/exceptions';

export type Side = 'inputs' | 'outputs';

/** Something that has a heading on a page: an option of an export, or a field of its result. */
export interface Named {
  symbol: string;
  side: Side;
  /** Nested members have a dot: `config.mass`. */
  path: string;
  member: Member;
}

/** The exports of a package that a page documents or that need a page. */
export function documentedSymbols(
  packageName: string,
  types: Pick<Types, 'exports'>,
  pages: readonly Pick<PageApis, 'apis'>[],
): string[] {
  const own = pages.flatMap(({apis}) =>
    apis.flatMap(({package: from, symbol}) =>
      symbol !== undefined && packageOf(from) === packageName ? [symbol] : [],
    ),
  );
  // Pages document the members of `Experimental` instead of the object.
  const isDocumentedByMember = (name: string) => own.some((each) => each.startsWith(`${name}.`));
  const exported = types.exports
    .filter(({package: from, name, value}) => from === packageName && value && !name.includes('.'))
    .map(({name}) => name)
    .filter((name) => needsPage(exceptions, packageName, name) && !isDocumentedByMember(name));
  return [...new Set([...exported, ...own])].sort();
}

/** Lists the members that have a heading on the page of an export. */
export function namesOf(packageName: string, symbol: string, shape: Shape): Named[] {
  const collect = (
    members: readonly Member[],
    side: Side,
    prefix: string,
    depth: number,
  ): Named[] =>
    members.flatMap((member) => {
      const path = `${prefix}${member.name}`;
      if (isHidden(exceptions, packageName, symbol, path)) {
        return [];
      }
      return [
        {symbol, side, path, member},
        ...(member.childrenRequired && depth > 0
          ? collect(member.children, side, `${path}.`, depth - 1)
          : []),
      ];
    });
  return [
    ...collect(shape.inputs, 'inputs', '', 1),
    ...collect([...shape.outputs, ...shape.methods], 'outputs', '', 0),
  ];
}

/** The key of a member, which is the same in every version. */
export function keyOf({symbol, side, path}: Omit<Named, 'member'>): string {
  return `${symbol} > ${side} > ${path}`;
}
