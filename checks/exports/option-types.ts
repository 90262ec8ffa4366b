import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {optionOf, type Section} from '../lib/sections';
import type {Types} from '../lib/types';
import {compare, type Verdict, type Written} from '../lib/types-compare';
import {quoted, type Described} from './match';

/** Returns the types in the `<Option>` lines of a page. */
export function writtenTypes(
  page: Page,
  sections: readonly Section[],
  packageName: string,
): Written[] {
  return sections.flatMap((section) => {
    const option = optionOf(section);
    return option?.type === undefined
      ? []
      : [{id: idOf(page, section), text: option.type, package: packageName}];
  });
}

function idOf(page: Page, section: Section): string {
  return `${page.file} ${section.file} ${section.line}`;
}

/**
 * Returns the type that a section specifies for its members, or undefined if there is nothing to
 * compare.
 */
export function writtenTypeOf(
  page: Page,
  [first]: readonly Described[],
  texts: ReadonlyMap<string, Written>,
): Written | undefined {
  return first === undefined || first.member.never
    ? undefined
    : texts.get(idOf(page, first.section));
}

/**
 * Compares the type in a section with the type of its member. If a section describes members of several
 * exports, the type must match one of them.
 *
 * @param group the members that the section describes; at least one
 */
export function comparedType(
  page: Page,
  group: readonly Described[],
  types: Types,
  texts: ReadonlyMap<string, Written>,
  unknown: ReadonlyMap<string, string[]>,
): Problem[] {
  const [{section, member}] = group as [Described];
  const written = writtenTypeOf(page, group, texts);
  if (!written) {
    return [];
  }
  const verdicts = group.map((each) => compare(types, written, unknown, each.member));
  const equal = verdicts.some((verdict) => verdict.equal);
  const at = {file: section.file, line: optionOf(section)?.line ?? section.line};
  const [verdict] = verdicts;
  if (equal || verdict === undefined || verdict.equal) {
    return [];
  }
  const values = member.literals.length > 0 ? ` or its values: ${member.literals.join(' | ')}` : '';
  return [
    {
      ...at,
      message: complaint(verdict, written, group),
      remedy: `Write \`type=${quoted(member.text)}\`${values}.`,
    },
  ];
}

function complaint(
  verdict: Exclude<Verdict, {equal: true}>,
  {text}: Written,
  [first]: readonly Described[],
): string {
  switch (verdict.reason) {
    case 'syntax':
      return `\`${text}\` isn't a valid TypeScript type.`;
    case 'names':
      return `No package exports the type ${(verdict.names ?? []).map((name) => `\`${name}\``).join(', ')}.`;
    case 'differs':
      return `\`${first?.member.name}\` has the type \`${text}\` on the page, but \`${first?.member.text}\` in the package.`;
  }
}
