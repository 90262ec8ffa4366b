import type {Problem} from '../lib/problem';
import {codeOf, linksOf, optionOf, within, type Section} from '../lib/sections';
import type {Member, Shape} from '../lib/types-members';

/** An export that a page documents, with what the page has to say about it. */
export interface Documented {
  symbol: string;
  shape: Shape;
  /** Names of members that need no heading, `dispatch*` for all that begin so; those used are noted. */
  hidden: readonly string[];
  usedHidden: Set<string>;
}

/** A heading that stands for a member. */
export interface Described {
  section: Section;
  symbol: string;
  member: Member;
  /** Names of the members around it and its own: `config.damping`. */
  path: string;
  /** Whether it stands for what is put in (an option) or what comes out (a field, a method). */
  side: Side;
}

/** The page that describes the fields of a type, so that others only link to it. */
export interface TypePage {
  route: string;
  /** A page that is not written cannot be linked to. */
  written: boolean;
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

/** Unions with more members than this are looked up, not listed: regions, font names. */
const listedLiterals = 16;

export interface Matched {
  problems: Problem[];
  described: Described[];
}

/**
 * Holds the headings of a page against the members of what it documents.
 *
 * @param typePage the page that describes the fields of a type, when that is another page
 */
export function matchMembers(
  file: string,
  line: number,
  sections: readonly Section[],
  documented: readonly Documented[],
  typePage: (type: string) => TypePage | undefined,
): Matched {
  const problems: Problem[] = [];
  const described: Described[] = [];
  const bySection = new Map<Section, Described[]>();

  for (const section of sections) {
    const side = sideOf(section);
    if (side === undefined || section.code === undefined || section.depth < 3) {
      continue;
    }
    if (scopeOf(section, documented)) {
      continue;
    }
    const found = candidates(section, side, documented, bySection);
    const heading = parseHeading(section.code, documented);
    if (found.length === 0) {
      const inherited = inheritedBy(section, heading.name, side, documented);
      if (inherited) {
        problems.push(...optionality(section, heading, inherited.optional));
      } else {
        problems.push(invented(section, heading.name, side, documented, bySection));
      }
      continue;
    }
    bySection.set(section, found);
    described.push(...found);
    const [first] = found as [Described];
    if (!found.some(({member}) => member.optional === heading.optional)) {
      problems.push(...optionality(section, heading, first.member.optional));
    }
    problems.push(...describe(section, sections, found));
  }

  for (const each of documented) {
    problems.push(
      ...missing(file, line, sections, each, described, typePage),
      ...twice(each, described),
      ...attributesSentence(file, line, sections, each),
    );
  }
  return {problems, described};
}

function sideOf(section: Section): Side | undefined {
  let outermost = section;
  while (outermost.parent && outermost.depth > 2) {
    outermost = outermost.parent;
  }
  return outermost === section ? undefined : sides[outermost.text];
}

/** The export that a heading names: everything below it belongs to that export. */
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

function candidates(
  section: Section,
  side: Side,
  documented: readonly Documented[],
  bySection: ReadonlyMap<Section, Described[]>,
): Described[] {
  const {name} = parseHeading(section.code ?? '', documented);
  const around = nearest(section, (each) => bySection.get(each));
  if (around) {
    const inside = around.flatMap((outer) =>
      outer.member.children
        .filter((child) => child.name === name)
        .map((member) => ({...outer, section, member, path: `${outer.path}.${name}`})),
    );
    if (inside.length > 0 || section.depth > (parentHeading(section)?.depth ?? 0)) {
      return inside;
    }
  }
  const scope = nearest(section, (each) => scopeOf(each, documented));
  const open = scope ? [scope] : documented;
  return open.flatMap(({symbol, shape}) =>
    membersOn(shape, side)
      .filter(({member}) => member.name === name)
      .map(({member, path}) => ({section, symbol, member, path, side})),
  );
}

/** The members that may stand right below a heading such as Options; those of an options parameter included. */
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

function parentHeading(section: Section): Section | undefined {
  return section.parent;
}

function inheritedBy(
  section: Section,
  name: string,
  side: Side,
  documented: readonly Documented[],
): {optional: boolean} | undefined {
  if (side !== 'input' || section.depth > 4) {
    return undefined;
  }
  const scope = nearest(section, (each) => scopeOf(each, documented));
  return (scope ? [scope] : documented)
    .map(({shape}) => shape.inherited.get(name))
    .find((each) => each !== undefined);
}

function optionality(section: Section, heading: HeadingName, optional: boolean): Problem[] {
  if (heading.optional === optional) {
    return [];
  }
  return [
    {
      file: section.file,
      line: section.line,
      message: `\`${section.code}\` ${heading.optional ? 'has a question mark, but the type requires it' : 'has no question mark, but the type makes it optional'}.`,
      remedy: `Write \`${heading.name}${optional ? '?' : ''}\` as the heading.`,
    },
  ];
}

function invented(
  section: Section,
  name: string,
  side: Side,
  documented: readonly Documented[],
  bySection: ReadonlyMap<Section, Described[]>,
): Problem {
  const around = nearest(section, (each) => bySection.get(each));
  const scope = nearest(section, (each) => scopeOf(each, documented));
  const known = around
    ? around.flatMap(({member}) => member.children.map((child) => child.name))
    : (scope ? [scope] : documented).flatMap(({shape}) =>
        membersOn(shape, side).map(({member}) => member.name),
      );
  const owner = around?.[0]
    ? `\`${around[0].member.name}\``
    : documented.map(({symbol}) => `\`${symbol}\``).join(', ');
  const other = side === 'input' ? 'output' : 'input';
  const elsewhere =
    !around &&
    documented.some(({shape}) => membersOn(shape, other).some(({member}) => member.name === name));
  return {
    file: section.file,
    line: section.line,
    message: `The types of ${owner} have no ${side === 'input' ? 'parameter, option or prop' : 'field or method'} \`${name}\`.`,
    remedy: elsewhere
      ? side === 'input'
        ? 'It comes out of the call: move it below "Return value", "Fields" or "Methods".'
        : 'It goes into the call: move it below "Arguments", "Options" or "Props".'
      : known.length > 0
        ? `Remove the section, or name one of ${known.map((each) => `\`${each}\``).join(', ')}.`
        : 'Remove the section, or put its heading in words instead of code.',
  };
}

/** What a section has to say about its member. */
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
      remedy: `Write \`<Option type=${quoted(member.text)} />\` below the heading.`,
    });
  }
  const deprecated = found.every((each) => each.member.deprecated !== undefined);
  if (deprecated && option?.deprecated === undefined) {
    problems.push({
      ...at,
      message: `The types mark \`${member.name}\` as deprecated: ${member.deprecated || 'no reason given'}.`,
      remedy: 'Give its `<Option>` a `deprecated` that says what to use instead.',
    });
  }
  if (
    option?.deprecated !== undefined &&
    !found.some((each) => each.member.deprecated !== undefined)
  ) {
    problems.push({
      file: option.file,
      line: option.line,
      message: `The types do not mark \`${member.name}\` as deprecated.`,
      remedy: 'Remove `deprecated` from its `<Option>`.',
    });
  }
  const {literals} = member;
  if (literals.length <= listedLiterals) {
    const code = codeOf(section, sections);
    const silent = literals.filter((literal) => !mentions(code, literal));
    if (silent.length > 0) {
      problems.push({
        ...at,
        message: `\`${member.name}\` may be ${literals.join(', ')}, but the section does not name ${silent.join(', ')}.`,
        remedy: 'Say in code what each value does.',
      });
    }
  }
  return problems;
}

export function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', "'")}"`;
}

function mentions(code: readonly string[], literal: string): boolean {
  const value = literal.replace(/^"|"$/g, '');
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`);
  return value === ''
    ? code.some((each) => /''|""/.test(each))
    : code.some((each) => pattern.test(each));
}

function missing(
  file: string,
  line: number,
  sections: readonly Section[],
  {symbol, shape, hidden, usedHidden}: Documented,
  described: readonly Described[],
  typePage: (type: string) => TypePage | undefined,
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
            message: `\`${symbol}\` has ${side === 'input' ? 'an option' : 'a field'} \`${path}\` that the page does not describe.`,
            remedy: `Add a heading \`${'#'.repeat(prefix === '' ? 3 : 4)} \`${member.name}${member.optional ? '?' : ''}\`\` ${where(shape, side, prefix)} with \`<Option type=${quoted(member.text)} />\`.`,
          });
        }
        if (member.never || shape.kind === 'component' || prefix !== '') {
          continue;
        }
      }
      if (member.childrenRequired && side === 'input') {
        const home = member.typeName === undefined ? undefined : typePage(member.typeName);
        if (home === undefined) {
          check(member.children, side, path);
        } else if (section && home.written && !links(section, sections, home.route)) {
          problems.push({
            file: section.file,
            line: section.line,
            message: `\`${member.name}\` is a \`${member.typeName}\`, whose fields have a page of their own.`,
            remedy: `Link to ${home.route}.`,
          });
        }
      }
    }
  };
  check(shape.inputs, 'input', '');
  check(shape.methods, 'output', '');
  if (shape.returnTypes.every((type) => typePage(type) === undefined)) {
    check(shape.outputs, 'output', '');
  }
  return problems;
}

function links(section: Section, sections: readonly Section[], route: string): boolean {
  return linksOf(section, sections).some((url) => url.split('#')[0] === route);
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

function twice({symbol}: Documented, described: readonly Described[]): Problem[] {
  const seen = new Map<string, Section>();
  const problems: Problem[] = [];
  for (const each of described.filter((one) => one.symbol === symbol)) {
    const key = `${each.side} ${each.path}`;
    const first = seen.get(key);
    if (first && first !== each.section) {
      problems.push({
        file: each.section.file,
        line: each.section.line,
        message: `\`${each.path}\` is described a second time; the first is on line ${first.line}.`,
        remedy: 'Bring the two sections together.',
      });
    }
    seen.set(key, first ?? each.section);
  }
  return problems;
}

/** Attributes of the DOM get one sentence instead of two hundred headings. */
function attributesSentence(
  file: string,
  line: number,
  sections: readonly Section[],
  {symbol, shape}: Documented,
): Problem[] {
  // `key`, `ref` and `children` come with every component.
  if (shape.kind !== 'component' || shape.inherited.size <= 3) {
    return [];
  }
  const props = sections.filter(({depth, text}) => depth === 2 && text === 'Props');
  const named = props.some((outer) =>
    sections
      .filter((section) => within(section, outer))
      .some((section) =>
        codeOf(section, [section]).some((code) => /^<[a-z][a-z0-9]*\s*\/?>$/.test(code)),
      ),
  );
  return named
    ? []
    : [
        {
          file,
          line,
          message: `\`${symbol}\` takes the attributes of a DOM element too, and the page does not say so.`,
          remedy:
            'Add a sentence below "Props" that names the element in code (`<img>`) and says what happens with its attributes.',
        },
      ];
}

export function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
