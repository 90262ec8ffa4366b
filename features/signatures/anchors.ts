import {headingId} from '@docs-kit/heading-ids';
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {toHeading} from '../since';
import {headingMembers, sideOf, type HeadingMember} from '../since/lookup';
import type {MemberLink} from './signature';

/** Returns the ID of the heading that a name in a signature links to, or undefined if there is none. */
export type AnchorOf = (symbol: string, link: MemberLink) => string | undefined;

/**
 * Reads the headings of a page.
 *
 * @param symbols the exports that the page documents
 */
export function readAnchors(tree: Root, symbols: readonly string[]): AnchorOf {
  const memberOf = headingMembers(symbols);
  const members: (HeadingMember & {id: string})[] = [];
  const sections = new Map<string, string>();
  visit(tree, 'heading', (node: Heading) => {
    const heading = toHeading(node);
    const member = memberOf(heading);
    const id = headingId(node);
    const side = sideOf(heading);
    if (id && side !== undefined && !sections.has(side)) {
      sections.set(side, id);
    }
    if (id && member) {
      members.push({...member, id});
    }
  });
  return (symbol, {side, member}) => {
    if (member === '') {
      return sections.get(side);
    }
    const open = members.filter(
      (each) => each.side === side && (each.scope === undefined || each.scope === symbol),
    );
    // The keys of an options object can be described with or without the parameter.
    const match =
      open.find(({path}) => path === member) ??
      open.find(({path}) => path === withoutFirst(member)) ??
      open.find(({path}) => withoutFirst(path) === member);
    return match?.id;
  };
}

function withoutFirst(path: string): string {
  return path.split('.').slice(1).join('.') || path;
}
