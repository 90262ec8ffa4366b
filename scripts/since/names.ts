import {parseDocsRoutes} from '../../config/docs-routes';
import {hiddenMembers} from '../../checks/exports/exceptions';
import {sharedPages} from '../../checks/exports/homes';
import {matches} from '../../checks/exports/match';
import type {Member, Shape} from '../../checks/lib/types-members';

export type Side = 'inputs' | 'outputs';

/** Something that has a heading on a page: an option of an export, or a field of its result. */
export interface Named {
  symbol: string;
  side: Side;
  /** Nested members have a dot: `config.mass`. */
  path: string;
  member: Member;
}

/** The exports of a package that have a page. */
export function documentedSymbols(packageName: string, routes: string): string[] {
  const own = parseDocsRoutes(routes)
    .filter((route) => route.packageName === packageName && route.symbol !== '')
    .map(({symbol}) => symbol);
  const shared = sharedPages
    .filter((each) => each.package === packageName)
    .flatMap(({symbols}) => symbols);
  return [...new Set([...own, ...shared])].sort();
}

/** Whether a member needs no heading on the page of its export. */
export function isHidden(packageName: string, symbol: string, member: string): boolean {
  return hiddenMembers
    .filter((each) => each.package === packageName && each.symbol === symbol)
    .flatMap(({members}) => members)
    .some((pattern) => matches(pattern, member));
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
      if (isHidden(packageName, symbol, path)) {
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
