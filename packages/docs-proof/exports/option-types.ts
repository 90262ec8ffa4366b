import type {PageApis} from '../pages';
import {packageOf} from '../pages/apis';
import type {Problem} from '../lib/problem';
import {optionOf, type Section} from '../lib/sections';
import type {Types} from '../lib/types';
import {differenceOf, type Written} from '../lib/types-compare';
import {quoted, type Described} from './match';

/** Returns the types in the `<Option>` lines of a page. */
export function writtenTypes(
  {page, apis}: PageApis,
  sections: readonly Section[],
): Map<Section, Written> {
  const packageName = packageOf(apis[0]?.package ?? '');
  return new Map(
    sections.flatMap((section, index) => {
      const text = optionOf(section)?.type;
      return text === undefined
        ? []
        : [[section, {id: `${page.file} ${index}`, text, package: packageName}] as const];
    }),
  );
}

/**
 * Compares the type in a section with the type of its member. If a section describes members of several
 * exports, the type must match one of them.
 *
 * @param group the members that the section describes; at least one
 */
export function comparedType(
  group: readonly Described[],
  written: Written | undefined,
  types: Types,
  unknown: ReadonlyMap<string, string[]>,
): Problem[] {
  const [{section, member}] = group as [Described];
  if (written === undefined || member.never) {
    return [];
  }
  const differences = group.map((each) => differenceOf(types, written, unknown, each.member));
  const [difference] = differences;
  if (difference === undefined || differences.includes(undefined)) {
    return [];
  }
  const {id, text} = written;
  const messages = {
    syntax: `\`${text}\` isn't a valid TypeScript type.`,
    names: `No package exports the type ${(unknown.get(id) ?? []).map((name) => `\`${name}\``).join(', ')}.`,
    type: `\`${member.name}\` has the type \`${text}\` on the page, but \`${member.text}\` in the package.`,
  };
  const values = member.literals.length > 0 ? ` or its values: ${member.literals.join(' | ')}` : '';
  return [
    {
      file: section.file,
      line: optionOf(section)?.line ?? section.line,
      message: messages[difference],
      remedy: `Write \`type=${quoted(member.text)}\`${values}.`,
    },
  ];
}
