import type {Export, Member, Overload, Shape, Types} from '@docs-kit/docs-proof/code';
import ts from 'typescript';
import type {Line, MemberLink, Signature} from '../signature';
import {brief, withSingleQuotes} from './brief';
import {inheritedProps, type Listed} from './inherited-props';
import {parseType, printType, sortUnions} from './type-text';

/** The most lines below the import. If a signature would be longer, nested types aren't expanded. */
const maxLines = 16;

/** The most members of an object that are listed. Of larger objects, only the required members are. */
const maxMembers = 12;

/** How many options of a larger object are listed if none of them is required. */
const maxFirst = 8;

/** The most characters of a signature on one line. */
const maxWidth = 72;

type Side = MemberLink['side'];

/**
 * Returns the signature of an export: the element with its props for a component, the calls for a
 * function, and the declaration for everything else.
 *
 * @param shape without the members that the page doesn't describe
 */
export function signatureOf(types: Types, each: Export, shape: Shape): Signature {
  return {
    from: each.specifiers[0] ?? each.package,
    name: each.name.split('.')[0] ?? each.name,
    ...(each.value ? {} : {isType: true}),
    language: shape.kind === 'component' ? 'tsx' : 'ts',
    lines: linesOf(types, each, shape),
  };
}

function linesOf(types: Types, each: Export, shape: Shape): Line[] {
  const {name} = each;
  switch (shape.kind) {
    case 'component':
      return element(types, each, shape);
    case 'function':
    case 'hook':
      return overloads(shape.overloads, name);
    case 'class':
    case 'object':
      return hasInstances(types, each)
        ? body([`class ${name}${heritageOf(each)} {`], classMembers(types, each, shape), '}')
        : capped(
            shape.outputs.map((member) => [`${name}.`, ...declaration(member)]),
            'outputs',
            shape.outputs,
          );
    case 'constant':
      return [[`const ${name}: ${brief(textOf(types, each))};`]];
    case 'type':
      return type(types, each, shape);
  }
}

/** Lists the ways to call a function. If there are too many lines, the last ones are left out. */
function overloads(all: readonly Overload[], name: string): Line[] {
  const calls = all.map((overload) =>
    call(overload, all.length === 1, `${name}${overload.typeParameters}`, ': '),
  );
  return calls
    .filter((_, index) => index === 0 || calls.slice(0, index + 1).flat().length <= maxLines)
    .flat();
}

/** `name(parameter: type): returnType;`, on one line if it fits and has nothing to expand. */
function call(overload: Overload, alone: boolean, start: string, arrow: ': ' | ' => '): Line[] {
  const parameters = overload.parameters.map((parameter, index) => {
    const isRest = overload.rest && index === overload.parameters.length - 1;
    return {parameter, prefix: isRest ? '...' : ''};
  });
  const inline: Line = [
    `${start}(`,
    ...parameters.flatMap(({parameter, prefix}, index) => [
      `${index === 0 ? '' : ', '}${prefix}`,
      ...typed(parameter, 'inputs', ''),
    ]),
    ')',
  ];
  const hasOptions = parameters.some(({parameter}) => isExpandable(parameter));
  const returned = alone ? expandReturned(overload) : undefined;
  const short = brief(overload.returns, overload.declared);
  const width = lengthOf(inline) + arrow.length + (returned ? 1 : short.length);
  if (parameters.length === 0 || (!hasOptions && width <= maxWidth)) {
    return appendReturn([inline], returned, arrow, short);
  }
  const [only] = parameters;
  const lines: Line[] =
    parameters.length === 1 && only && isExpandable(only.parameter)
      ? options(only.parameter, `${start}(`, '', '', only.prefix, true)
      : [
          [`${start}(`],
          ...parameters.flatMap(({parameter, prefix}) =>
            isExpandable(parameter)
              ? options(parameter, '', '  ', ',', prefix, false)
              : [['  ', prefix, ...typed(parameter, 'inputs', ''), ','].filter(Boolean)],
          ),
          [')'],
        ];
  return appendReturn(
    lines,
    // The last line of the call is also the first one of the return type.
    returned && lines.length + returned.length - 1 <= maxLines ? returned : undefined,
    arrow,
    short,
  );
}

/** Adds the return type to the last line of a call. */
function appendReturn(
  lines: readonly Line[],
  returned: readonly Line[] | undefined,
  arrow: string,
  short: string,
): Line[] {
  const last = lines.at(-1) ?? [];
  const [first, ...rest] = returned ?? [[`${short};`]];
  return [...lines.slice(0, -1), [...last, arrow, ...(first ?? [])], ...rest];
}

/** The lines of a return type with the fields of its object, or undefined if there are none to show. */
function expandReturned({returned, returns: printed}: Overload): Line[] | undefined {
  const returns = sortUnions(printed);
  const object = returned ? sortUnions(returned.text) : '';
  const at = returns.indexOf(object);
  // Fields with complex types say less than the name of the type.
  const isSimple = returned?.fields.every((field) => !/^\w+<…>/.test(textOfMember(field)));
  if (!returned || at < 0 || returned.fields.length === 0 || !isSimple) {
    return undefined;
  }
  const before = returns.slice(0, at);
  // A function can return the same object directly or as a promise.
  const after = returns.slice(at + object.length).replaceAll(object, '…');
  if (!/^(?:.* \| )?(?:Promise<(?:.* \| )?)?$/.test(before) || !/^(?:>| \|.*)*$/.test(after)) {
    return undefined;
  }
  return body(
    [`${before}{`],
    capped(members(returned.fields, 'outputs', '', '  '), 'outputs', returned.fields, '  '),
    `}${after};`,
  );
}

function isExpandable(parameter: Member): boolean {
  return parameter.childrenRequired && parameter.children.length > 0;
}

/** The lines of a parameter that is an object, with its members. */
function options(
  parameter: Member,
  start: string,
  indent: string,
  end: string,
  prefix: string,
  isOnly: boolean,
): Line[] {
  const inner = `${indent}  `;
  // The keys of a single options object have headings without the name of the parameter.
  const path = isOnly ? '' : `${parameter.name}.`;
  const name = isOnly ? [parameter.name] : [link(parameter, 'inputs', '')];
  const lines = members(parameter.children, 'inputs', path, inner);
  return [
    [`${start}${indent}${prefix}`, ...name, `${mark(parameter)}: {`],
    ...capped(lines, 'inputs', parameter.children, inner),
    [`${indent}}${end}${isOnly ? ')' : ''}`],
  ];
}

function element(types: Types, {name, symbol}: Export, shape: Shape): Line[] {
  const start = `<${name}${namesOf(shape.overloads[0]?.typeParameters)}`;
  const children = shape.inputs.find((member) => member.name === 'children');
  const inherited = inheritedProps(types, symbol, shape);
  const props: readonly Listed[] = [
    ...(inherited?.src ?? []),
    ...requiredFirst(shape.inputs.filter((member) => member !== children)),
  ];
  const text = children
    ? textOfMember(children)
    : inherited === undefined && shape.inherited.has('children')
      ? 'React.ReactNode'
      : undefined;
  const content: Line[] | undefined =
    text === undefined ? undefined : [['  {', {text, side: 'inputs', member: 'children'}, '}']];
  const attributes = props.map((member): Line => [
    link(member, 'inputs', ''),
    `${mark(member)}={${textOfMember(member)}}`,
  ]);
  const inline: Line = [start, ...attributes.flatMap((each) => [' ', ...each])];
  if (inherited === undefined && lengthOf(inline) <= maxWidth && props.length <= 2) {
    return content ? [[...inline, '>'], ...content, [`</${name}>`]] : [[...inline, ' />']];
  }
  const listed = capped(
    attributes.map((each) => ['  ', ...each]),
    'inputs',
    props,
    '  ',
    'props',
  );
  return [
    [start],
    ...(inherited === undefined ? listed : withInherited(listed, inherited.tag)),
    ...(content ? [['>'], ...content, [`</${name}>`]] : [['/>']]),
  ];
}

/** Says that a component also accepts the props of an HTML element, in the line of the props that are left out. */
function withInherited(lines: readonly Line[], tag: string): Line[] {
  const last = lines.at(-1);
  return last?.[0] === '  // '
    ? [...lines.slice(0, -1), [...last, `, and all props of <${tag}>`]]
    : [...lines, [`  // + all props of <${tag}>`]];
}

/** The type arguments of an element: `<Schema, Props>` for `<Schema extends Zod, Props>`. */
function namesOf(typeParameters = ''): string {
  const node = parseType(`${typeParameters}() => void`);
  const names = ts.isFunctionTypeNode(node)
    ? (node.typeParameters ?? []).map((each) => each.name.text)
    : [];
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}

function type(types: Types, each: Export, shape: Shape): Line[] {
  const start = `type ${each.name}${typeParametersOf(each)}`;
  const [overload] = shape.overloads;
  if (overload) {
    return call(overload, true, `${start} = ${overload.typeParameters}`, ' => ');
  }
  if (shape.outputs.length > 0) {
    return body(
      [`${start} = {`],
      capped(members(shape.outputs, 'outputs', '', '  '), 'outputs', shape.outputs, '  '),
      '};',
    );
  }
  const text = sortUnions(textOf(types, each));
  const node = parseType(text);
  if (brief(text).length === text.length || !ts.isUnionTypeNode(node)) {
    return [[`${start} = ${brief(text)};`]];
  }
  const union = node.types.map((member): Line => [`  | ${brief(member.getText())}`]);
  const kept = union.slice(0, maxMembers);
  const more = union.length - kept.length;
  return [
    [`${start} =`],
    ...kept.slice(0, more > 0 ? undefined : -1),
    ...(more > 0 ? [[`  // + ${more} types`]] : kept.slice(-1).map((line): Line => [...line, ';'])),
  ];
}

/** The members of a class, of which static ones are marked. */
function classMembers(types: Types, {symbol}: Export, shape: Shape): Line[] {
  const statics = new Set(
    types.checker
      .getTypeOfSymbolAtLocation(symbol, types.place)
      .getProperties()
      .map((property) => property.name),
  );
  // The static members of `Error` come from Node.js.
  const own = shape.outputs.filter(({files}) => files.some(types.isOwn));
  const lines = own.map((member): Line => [
    statics.has(member.name) ? '  static ' : '  ',
    ...declaration(member),
  ]);
  return capped(lines, 'outputs', own, '  ');
}

/** The class that a class extends: ` extends Error`. */
function heritageOf({symbol}: Export): string {
  const declared = symbol.declarations?.find(ts.isClassDeclaration);
  const clauses = (declared?.heritageClauses ?? []).map((each) => ` ${each.getText()}`);
  return clauses.join('');
}

function hasInstances({checker}: Types, {symbol}: Export): boolean {
  return (
    (symbol.flags & ts.SymbolFlags.Class) !== 0 &&
    checker.getDeclaredTypeOfSymbol(symbol).getProperties().length > 0
  );
}

/** `name(parameter: type): returnType;` for a method, `name: type;` for a field. */
function declaration(member: Member): Line {
  const name = link(member, 'outputs', '');
  const node = member.method ? parseType(sortUnions(member.text)) : undefined;
  if (!node || !ts.isFunctionTypeNode(node)) {
    return [name, `${mark(member)}: ${textOfMember(member)};`];
  }
  const parameters = node.parameters
    .map((each) => (each.questionToken ? withoutUndefined(each.getText()) : each.getText()))
    .join(', ');
  const declared = node.typeParameters?.map((each) => each.getText()).join(', ');
  const long = parameters.length > maxWidth;
  return [
    name,
    `${declared ? `<${declared}>` : ''}(${long ? '…' : withSingleQuotes(parameters)}): ${brief(node.type.getText())};`,
  ];
}

/** TypeScript prints the type of an optional parameter with `undefined`, which developers don't write. */
function withoutUndefined(text: string): string {
  return text.replace(/ \| undefined$/, '');
}

/** One line for each member, required members first. */
function members(all: readonly Member[], side: Side, path: string, indent: string): Line[] {
  return requiredFirst(all).map((member) => [indent, ...typed(member, side, path), ';']);
}

/**
 * Lists all lines if there are at most a dozen. Otherwise, lists those of required members, or the
 * first ones if none is required, and says how many more there are.
 *
 * @param all the members, one for each line
 */
function capped(
  lines: readonly Line[],
  side: Side,
  all: readonly Listed[],
  indent = '',
  noun = side === 'inputs' ? 'options' : nounOf(all),
): Line[] {
  if (lines.length <= maxMembers) {
    return [...lines];
  }
  const required = all.filter(
    (each) => (!each.optional || each.requiredInSome) && each.deprecated === undefined,
  ).length;
  const most = side === 'inputs' && required === 0 ? maxFirst : maxMembers;
  const kept = side === 'inputs' && required > 0 ? Math.min(required, most) : most;
  const rest = lines.length - kept;
  return [...lines.slice(0, kept), [`${indent}// `, {text: `+ ${rest} ${noun}`, side, member: ''}]];
}

function nounOf(all: readonly Listed[]): string {
  const methods = all.filter(({method}) => method).length;
  return methods === 0 ? 'fields' : methods === all.length ? 'methods' : 'members';
}

/**
 * Sorts members: required ones come first, then those that some members of a union require, and deprecated
 * ones come last.
 */
function requiredFirst(all: readonly Member[]): Member[] {
  const rank = ({optional, requiredInSome, deprecated}: Member): number =>
    deprecated === undefined ? Number(optional) + Number(optional && !requiredInSome) : 3;
  return [...all].sort((a, b) => rank(a) - rank(b));
}

function body(start: Line, lines: readonly Line[], end: string): Line[] {
  return [start, ...lines, [end]];
}

/** `name?: type` */
function typed(member: Member, side: Side, path: string): Line {
  return [link(member, side, path), `${mark(member)}: ${textOfMember(member)}`];
}

function textOfMember({text, declared}: Listed): string {
  return brief(text, declared);
}

function link({name}: Listed, side: Side, path: string): MemberLink {
  return {text: name, side, member: `${path}${name}`};
}

function mark({optional}: Listed): string {
  return optional ? '?' : '';
}

function lengthOf(line: Line): number {
  return line.reduce((sum, part) => sum + (typeof part === 'string' ? part : part.text).length, 0);
}

/** The declared type parameters of a type: `<T>`. */
function typeParametersOf({symbol}: Export): string {
  const [declared] = symbol.declarations ?? [];
  const parameters =
    declared && (ts.isTypeAliasDeclaration(declared) || ts.isInterfaceDeclaration(declared))
      ? (declared.typeParameters ?? [])
      : [];
  const texts = parameters.map((each) => each.getText().replace(/\s+/g, ' '));
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

/** The type of an export as TypeScript prints it. */
function textOf({checker, place}: Types, {symbol, value}: Export): string {
  const type = value
    ? checker.getTypeOfSymbolAtLocation(symbol, place)
    : checker.getDeclaredTypeOfSymbol(symbol);
  return printType(checker, type);
}
