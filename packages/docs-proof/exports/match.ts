import {undescribedValues} from '../lib/described-values';
import type {Problem} from '../lib/problem';
import {codeIn, linksIn, optionOf, topHeadingOf, within, type Section} from '../lib/sections';
import type {Member, Shape} from '../lib/types-members';
import {matches} from './exceptions';

/** An export that a page documents, and the members that the page must describe. */
export interface Documented {
  symbol: string;
  shape: Shape;
  /** Names of members that need no heading. `dispatch*` matches all names that start with `dispatch`. */
  hidden: readonly string[];
  /** The entries of `hidden` that matched a member. */
  usedHidden: Set<string>;
}

/** A heading that describes a member. */
export interface Described {
  section: Section;
  symbol: string;
  member: Member;
  /** The names of its parent members and its own name: `config.damping`. */
  path: string;
  /** Whether it describes an input (an option) or an output (a field, a method). */
  side: Side;
}

type Side = 'input' | 'output';

const sides: Readonly<Record<string, Side>> = {
  Arguments: 'input',
  Options: 'input',
  Props: 'input',
  Fields: 'output',
  Methods: 'output',
  'Return value': 'output',
};

export interface Matched {
  problems: Problem[];
  /** The members that each heading describes. */
  described: ReadonlyMap<Section, readonly Described[]>;
}

/**
 * Compares the headings of a page with the members of the exports that it documents.
 *
 * @param pageOfType returns the route of the page that describes the fields of a type, if it is another page
 */
export function matchMembers(
  file: string,
  line: number,
  sections: readonly Section[],
  documented: readonly Documented[],
  pageOfType: (type: string) => string | undefined,
): Matched {
  const problems: Problem[] = [];
  const described = new Map<Section, Described[]>();

  for (const section of sections) {
    const side = sideOf(section);
    if (
      side === undefined ||
      section.code === undefined ||
      section.depth < 3 ||
      scopeOf(section, documented)
    ) {
      continue;
    }
    const heading = parseHeading(section.code, documented);
    const parents = nearest(section, (each) => described.get(each));
    const scope = nearest(section, (each) => scopeOf(each, documented));
    const place: Place = {section, side, parents, exports: scope ? [scope] : documented};
    const found = candidates(heading.name, place);
    if (found.length === 0) {
      const inherited = inheritedBy(heading.name, place);
      problems.push(
        ...(inherited
          ? optionality(section, heading, inherited.optional)
          : [invented(heading.name, place)]),
      );
      continue;
    }
    described.set(section, found);
    const [first] = found as [Described];
    if (!found.some(({member}) => member.optional === heading.optional)) {
      problems.push(...optionality(section, heading, first.member.optional));
    }
    problems.push(...describe(section, sections, found));
  }

  const all = [...described.values()].flat();
  for (const each of documented) {
    problems.push(
      ...missing(file, line, sections, each, all, pageOfType),
      ...attributesSentence(file, line, sections, each),
    );
  }
  return {problems, described};
}

/** Returns whether a heading describes an input or an output, or undefined if it describes neither. */
export const sideOf = (section: Section): Side | undefined => sides[topHeadingOf(section) ?? ''];

/** Returns the export that a heading names. Everything below the heading belongs to that export. */
function scopeOf(section: Section, documented: readonly Documented[]): Documented | undefined {
  const name = section.code?.replace(/^<|\s*\/?>$/g, '').replace(/\(.*\)$/, '');
  return documented.length > 1 ? documented.find(({symbol}) => symbol === name) : undefined;
}

interface HeadingName {
  name: string;
  optional: boolean;
}

function parseHeading(code: string, documented: readonly Documented[]): HeadingName {
  const prefix = documented.find(({symbol}) => code.startsWith(`${symbol}.`));
  const rest = (prefix ? code.slice(prefix.symbol.length + 1) : code).replace(/\(.*\)$/, '');
  return {name: rest.replace(/\?$/, ''), optional: rest.endsWith('?')};
}

/** A heading, and what the headings above it say about the member that it names. */
interface Place {
  section: Section;
  side: Side;
  /** The members to whose fields it can refer, if it is below a heading of a member. */
  parents?: readonly Described[];
  /** The exports to whose members it can refer. */
  exports: readonly Documented[];
}

function candidates(name: string, {section, side, parents, exports}: Place): Described[] {
  return parents
    ? parents.flatMap((outer) =>
        outer.member.children
          .filter((child) => child.name === name)
          .map((member) => ({...outer, section, member, path: `${outer.path}.${name}`})),
      )
    : exports.flatMap(({symbol, shape}) =>
        membersOn(shape, side)
          .filter(({member}) => member.name === name)
          .map(({member, path}) => ({section, symbol, member, path, side})),
      );
}

/**
 * Returns the members that are allowed directly below a heading such as Options, including the fields
 * of an options parameter.
 */
function membersOn(shape: Shape, side: Side): {member: Member; path: string}[] {
  if (side === 'output') {
    return [...shape.outputs, ...shape.methods].map((member) => ({member, path: member.name}));
  }
  const direct = shape.inputs.map((member) => ({member, path: member.name}));
  const flat =
    shape.kind === 'component'
      ? []
      : shape.inputs
          .filter(({childrenRequired}) => childrenRequired)
          .flatMap((parameter) =>
            parameter.children.map((member) => ({
              member,
              path: `${parameter.name}.${member.name}`,
            })),
          );
  const names = new Set(direct.map(({member}) => member.name));
  return [...direct, ...flat.filter(({member}) => !names.has(member.name))];
}

function nearest<Value>(
  section: Section,
  find: (each: Section) => Value | undefined,
): Value | undefined {
  for (let each = section.parent; each; each = each.parent) {
    const found = find(each);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function inheritedBy(
  name: string,
  {section, side, exports}: Place,
): {optional: boolean} | undefined {
  return side === 'input' && section.depth <= 4
    ? exports.map(({shape}) => shape.inherited.get(name)).find((each) => each !== undefined)
    : undefined;
}

function optionality(section: Section, heading: HeadingName, optional: boolean): Problem[] {
  if (heading.optional === optional) {
    return [];
  }
  return [
    {
      file: section.file,
      line: section.line,
      message: `The heading \`${section.code}\` has ${heading.optional ? `a question mark, but \`${heading.name}\` is required` : `no question mark, but \`${heading.name}\` is optional`}.`,
      remedy: `Change the heading to \`${heading.name}${optional ? '?' : ''}\`.`,
    },
  ];
}

function invented(name: string, {section, side, parents, exports}: Place): Problem {
  const namesOn = (on: Side): string[] =>
    exports.flatMap(({shape}) => membersOn(shape, on).map(({member}) => member.name));
  const known = parents
    ? parents.flatMap(({member}) => member.children.map((child) => child.name))
    : namesOn(side);
  const owners = parents ? [parents[0]!.member.name] : exports.map(({symbol}) => symbol);
  const isElsewhere = !parents && namesOn(side === 'input' ? 'output' : 'input').includes(name);
  return {
    file: section.file,
    line: section.line,
    message: `According to its types, ${listed(owners)} has no ${side === 'input' ? 'parameter, option or prop' : 'field or method'} \`${name}\`.`,
    remedy: isElsewhere
      ? side === 'input'
        ? 'It is an output. Move it to "Return value", "Fields" or "Methods".'
        : 'It is an input. Move it to "Arguments", "Options" or "Props".'
      : known.length > 0
        ? `Remove the section, or use one of ${listed(known)}.`
        : 'Remove the section, or use words instead of code in its heading.',
  };
}

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Checks what a section must say about its member. */
function describe(
  section: Section,
  sections: readonly Section[],
  found: readonly Described[],
): Problem[] {
  const [{member, side}] = found as [Described];
  const problems: Problem[] = [];
  const at = {file: section.file, line: section.line};
  const option = optionOf(section);
  if (!option && !member.never && !(side === 'output' && member.method)) {
    problems.push({
      ...at,
      message: `\`${member.name}\` has no \`<Option>\` line.`,
      remedy: `Add \`<Option type=${quoted(member.text)} />\` below the heading.`,
    });
  }
  const deprecated = found.every((each) => each.member.deprecated !== undefined);
  if (deprecated && option?.deprecated === undefined) {
    problems.push({
      ...at,
      message: deprecationNotice(member.name, member.deprecated ?? ''),
      remedy: 'Add `deprecated` to its `<Option>` and say what to use instead.',
    });
  }
  if (
    option?.deprecated !== undefined &&
    !found.some((each) => each.member.deprecated !== undefined)
  ) {
    problems.push({
      file: option.file,
      line: option.line,
      message: `The page marks \`${member.name}\` as deprecated, but the types don't.`,
      remedy: 'Remove `deprecated` from its `<Option>`.',
    });
  }
  problems.push(...undescribedValues(member.name, member.literals, codeIn(section, sections), at));
  return problems;
}

/** Says that the types mark a name as deprecated. The text of the tag may be empty. */
export const deprecationNotice = (name: string, text: string): string =>
  `The types mark \`${name}\` as deprecated: ${text.replace(/\.$/, '') || 'no reason given'}.`;

export function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', "'")}"`;
}

function missing(
  file: string,
  line: number,
  sections: readonly Section[],
  {symbol, shape, hidden, usedHidden}: Documented,
  described: readonly Described[],
  pageOfType: (type: string) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const check = (members: readonly Member[], side: Side, prefix: string): void => {
    for (const member of members) {
      const path = prefix === '' ? member.name : `${prefix}.${member.name}`;
      const section = described.find(
        (each) => each.symbol === symbol && each.side === side && each.path === path,
      )?.section;
      const pattern = hidden.find((each) => matches(each, path));
      if (pattern !== undefined && !section) {
        usedHidden.add(pattern);
        continue;
      }
      if (!section) {
        if (!member.never) {
          problems.push({
            file,
            line,
            message: `The page doesn't describe the ${side === 'input' ? 'option' : 'field'} \`${path}\` of \`${symbol}\`.`,
            remedy: `Add a heading \`${'#'.repeat(prefix === '' ? 3 : 4)} \`${member.name}${member.optional ? '?' : ''}\`\` ${where(shape, side, prefix)} with \`<Option type=${quoted(member.text)} />\`.`,
          });
        }
        if (member.never || shape.kind === 'component' || prefix !== '') {
          continue;
        }
      }
      if (member.childrenRequired && side === 'input') {
        const route = member.typeName === undefined ? undefined : pageOfType(member.typeName);
        if (route === undefined) {
          check(member.children, side, path);
        } else if (section && !isLinked(section, sections, route)) {
          problems.push({
            file: section.file,
            line: section.line,
            message: `\`${member.name}\` is a \`${member.typeName}\`, which has its own page.`,
            remedy: `Link to ${route}.`,
          });
        }
      }
    }
  };
  check(shape.inputs, 'input', '');
  check(shape.methods, 'output', '');
  if (shape.returnTypes.every((type) => pageOfType(type) === undefined)) {
    check(shape.outputs, 'output', '');
  }
  return problems;
}

function isLinked(section: Section, sections: readonly Section[], route: string): boolean {
  return linksIn(section, sections).some((url) => url.split('#')[0] === route);
}

function where(shape: Shape, side: Side, prefix: string): string {
  if (prefix !== '') {
    return `below \`${prefix}\``;
  }
  if (side === 'input') {
    return shape.kind === 'component' ? 'below "Props"' : 'below "Arguments" or "Options"';
  }
  return shape.kind === 'component'
    ? 'below "Methods"'
    : shape.returns === undefined
      ? 'below "Fields" or "Methods"'
      : 'below "Return value"';
}

/** DOM attributes are described in one sentence instead of two hundred headings. */
function attributesSentence(
  file: string,
  line: number,
  sections: readonly Section[],
  {symbol, shape}: Documented,
): Problem[] {
  // Every component has `key`, `ref` and `children`.
  if (shape.kind !== 'component' || shape.inherited.size <= 3) {
    return [];
  }
  const props = sections.filter(({depth, text}) => depth === 2 && text === 'Props');
  const named = props.some((outer) =>
    sections
      .filter((section) => within(section, outer))
      .some((section) =>
        codeIn(section, [section]).some((code) => /^<[a-z][a-z0-9]*\s*\/?>$/.test(code)),
      ),
  );
  return named
    ? []
    : [
        {
          file,
          line,
          message: `\`${symbol}\` also accepts the attributes of a DOM element, but the page doesn't say so.`,
          remedy:
            'Under "Props", add a sentence that names the element in backticks (`<img>`) and says what happens to its attributes.',
        },
      ];
}
