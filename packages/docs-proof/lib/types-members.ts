import ts from 'typescript';
import {deprecation, type Export, type Types} from './types';

/** A parameter, an option, a prop, a field or a method that a page must describe. */
export interface Member {
  name: string;
  optional: boolean;
  /** Its type as a developer would write it, without `undefined` if it is optional. */
  text: string;
  /** String and number literals of its type, as written in code: `"clamp"`. */
  literals: string[];
  /** The text of `@deprecated`. */
  deprecated?: string;
  /** The first paragraph of its doc comment. */
  doc?: string;
  /** Whether it is callable, so that a heading may be `seekTo()`. */
  method: boolean;
  /** Whether its type is `never`, which marks a removed name. */
  never: boolean;
  /** The members of its type, if that is an object (or a function that accepts or returns one). */
  children: Member[];
  /** Whether the children also need headings. Otherwise, headings are optional. */
  childrenRequired: boolean;
  /** The name of its type, if that is exported. */
  typeName?: string;
  /** Its type as it is declared, which can be shorter than what TypeScript prints. */
  declared?: string;
  /** Whether it is optional only because some overloads or members of a union don't require it. */
  requiredInSome?: boolean;
  /** The files that declare it. */
  files: string[];
  /** The types to compare with. There are several if overloads or unions differ. */
  types: ts.Type[];
  /** Whether its type depends on a type parameter and therefore can't be compared. */
  generic: boolean;
}

/** One way to call a function. */
export interface Overload {
  /** The declared type parameters, as in `<T extends string>`. Empty if there are none. */
  typeParameters: string;
  parameters: Member[];
  /** Whether the last parameter is a rest parameter. */
  rest: boolean;
  /** The return type, as a developer would write it. */
  returns: string;
  /** The return type as it is declared. */
  declared?: string;
  /** The only object in the return type, with the part of `returns` that is its type. */
  returned?: {text: string; fields: Member[]};
}

/** What the page of an export must describe. */
export interface Shape {
  kind: 'component' | 'hook' | 'function' | 'object' | 'class' | 'constant' | 'type';
  /** Parameters and the keys of a single options object, or the props of a component. */
  inputs: Member[];
  /** Fields of the return value of a function or hook, or of an object. */
  outputs: Member[];
  /** Methods of a component's ref. */
  methods: Member[];
  /** Props that come from the DOM or React, by name. */
  inherited: Map<string, {optional: boolean}>;
  /** Whether its inputs or outputs can't be read because they use a missing type. */
  unreadable: {inputs: boolean; outputs: boolean};
  /** Whether the inputs of a function are the keys of its one options object. */
  fromOptions: boolean;
  /** The ways to call a function, a hook or a component. */
  overloads: Overload[];
  /** The return type of a function, as a developer would write it. */
  returns?: string;
  /** Names of the types that a function returns, without promises and arrays. */
  returnTypes: string[];
}

const deepest = 3;

/** Returns what the page of an export must describe. */
export const shapeOf = (types: Types, each: Export): Shape => new Reader(types).shape(each);

class Reader {
  private readonly checker: ts.TypeChecker;

  constructor(private readonly types: Types) {
    this.checker = types.checker;
  }

  shape(each: Export): Shape {
    const {symbol} = each;
    const shape: Shape = {
      kind: 'constant',
      inputs: [],
      outputs: [],
      methods: [],
      inherited: new Map(),
      unreadable: {inputs: false, outputs: false},
      fromOptions: false,
      overloads: [],
      returnTypes: [],
    };
    const type = each.value ? this.typeOf(symbol) : this.checker.getDeclaredTypeOfSymbol(symbol);
    const calls = type.getCallSignatures();
    if (!each.value) {
      shape.kind = 'type';
    }
    if (symbol.flags & ts.SymbolFlags.Class) {
      shape.kind = 'class';
      this.class(symbol, type, shape);
    } else if (calls.length > 0 && this.isComponent(each.name, calls)) {
      shape.kind = 'component';
      this.component(calls, shape);
    } else if (calls.length > 0) {
      if (each.value) {
        shape.kind = /^use[A-Z]/.test(each.name) ? 'hook' : 'function';
      }
      this.function(calls, shape);
    } else if (this.isPlainObject(type)) {
      if (each.value) {
        shape.kind = 'object';
      }
      shape.outputs = this.members([type], 1).own;
    }
    return shape;
  }

  private isComponent(name: string, calls: readonly ts.Signature[]): boolean {
    const last = name.split('.').at(-1) ?? name;
    return (
      /^[A-Z]/.test(last) &&
      calls.some((call) => {
        const text = [
          this.checker.typeToString(call.getReturnType()),
          call.declaration?.type?.getText(),
        ].join(' ');
        return call.parameters.length <= 2 && /Element|ReactNode|JSX|^null\b/.test(text);
      })
    );
  }

  private component(calls: readonly ts.Signature[], shape: Shape): void {
    const props = calls.flatMap(({parameters}) =>
      parameters.slice(0, 1).map((parameter) => this.typeOf(parameter)),
    );
    shape.overloads = calls.flatMap((call) => this.overloads(call));
    shape.unreadable.inputs = props.some((each) => isAny(each));
    const {own, inherited} = this.members(props, deepest);
    shape.inputs = own;
    shape.inherited = inherited;
    shape.methods = props.flatMap((each) => {
      const ref = this.refType(each);
      return ref ? this.members([ref], 1).own : [];
    });
  }

  private typeOf(symbol: ts.Symbol): ts.Type {
    return this.checker.getTypeOfSymbolAtLocation(symbol, this.types.place);
  }

  /** Returns the type of `ref.current` for a component, if the packages declare it. */
  private refType(props: ts.Type): ts.Type | undefined {
    const ref = this.checker.getPropertyOfType(this.checker.getApparentType(props), 'ref');
    return (ref ? constituents(this.typeOf(ref)) : [])
      .flatMap((each) => each.getProperty('current') ?? [])
      .map((current) => this.checker.getNonNullableType(this.typeOf(current)))
      .find((target) => this.isPlainObject(target, true));
  }

  private function(calls: readonly ts.Signature[], shape: Shape): void {
    shape.overloads = calls.flatMap((call) => this.overloads(call));
    const overloads = calls.flatMap((call) => this.parametersOf(call));
    shape.unreadable.inputs = overloads.some((each) => each.some(({type}) => isAny(type)));
    const merged = new Map<string, Member[]>();
    for (const overload of overloads) {
      const [only] = overload;
      if (overload.length === 1 && only && this.isPlainOption(only.type)) {
        const {own} = this.members([only.type], deepest);
        shape.fromOptions = true;
        for (const member of own) {
          push(merged, member.name, member);
        }
        continue;
      }
      for (const parameter of overload) {
        push(merged, parameter.name, this.member(parameter, deepest));
      }
    }
    shape.inputs = [...merged.values()].map((same) => mergeAll(same, overloads.length));
    const returned = calls.map((call) => call.getReturnType());
    shape.returns = [...new Set(returned.map((each) => this.text(each)))].join(' | ');
    shape.returnTypes = returned
      .flatMap((each) => constituents(this.awaited(each)))
      .flatMap((each) => nameOf(this.awaited(each)) ?? []);
    shape.unreadable.outputs = returned.some((each) => isAny(this.awaited(each)));
    shape.outputs = this.members(this.objectsOf(returned), 2).own;
  }

  /** Returns the objects in return values, ignoring promises, arrays, null and undefined. */
  private objectsOf(returned: readonly ts.Type[]): ts.Type[] {
    const objects = returned
      .map((each) => this.awaited(each))
      .flatMap(constituents)
      .map((each) => this.awaited(each))
      .flatMap(constituents)
      .filter((each) => this.isPlainObject(each, true));
    return [...new Set(objects)];
  }

  private overloads(call: ts.Signature): Overload[] {
    const {declaration} = call;
    const declared = declaration?.typeParameters?.map((each) => each.getText()).join(', ');
    const type = call.getReturnType();
    const node = returnNode(declaration);
    const [object, ...others] = this.objectsOf([type]);
    const shared = {
      typeParameters: declared ? `<${declared.replace(/\s+/g, ' ')}>` : '',
      rest: this.hasRest(call),
      returns: this.text(type, node),
      declared: node?.getText(),
      ...(object &&
        others.length === 0 && {
          returned: {text: this.text(object), fields: this.members([object], 1).own},
        }),
    };
    return this.parametersOf(call).map((parameters) => ({
      ...shared,
      parameters: parameters.map((parameter) => this.member(parameter, 1)),
    }));
  }

  /** Whether the last parameter accepts any number of arguments, unlike a rest parameter of tuples. */
  private hasRest(call: ts.Signature): boolean {
    const declaration = call.parameters.at(-1)?.valueDeclaration;
    return (
      declaration !== undefined &&
      ts.isParameter(declaration) &&
      declaration.dotDotDotToken !== undefined &&
      !constituents(this.checker.getTypeAtLocation(declaration)).some((each) =>
        this.checker.isTupleType(each),
      )
    );
  }

  private awaited(type: ts.Type): ts.Type {
    return this.checker.getAwaitedType(type) ?? type;
  }

  private parametersOf(call: ts.Signature): Parameter[][] {
    const parameters = call.parameters.map((symbol) => this.parameter(symbol));
    const last = parameters.at(-1);
    const declaration = last?.symbol?.valueDeclaration;
    const isRest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken;
    const tuples =
      last && isRest
        ? constituents(last.type).filter((each) => this.checker.isTupleType(each))
        : [];
    if (!last || tuples.length === 0) {
      return [parameters];
    }
    return tuples.map((tuple) => {
      const reference = tuple as ts.TupleTypeReference;
      const {labeledElementDeclarations, elementFlags} = reference.target;
      return this.checker.getTypeArguments(reference).map((type, index) => {
        const label = labeledElementDeclarations?.[index];
        return {
          name: label ? label.name.getText() : `${last.name}${index}`,
          type,
          optional: ((elementFlags[index] ?? 0) & ts.ElementFlags.Optional) !== 0,
          node: label && ts.isNamedTupleMember(label) ? label.type : undefined,
        };
      });
    });
  }

  private parameter(symbol: ts.Symbol): Parameter {
    const declaration = symbol.valueDeclaration;
    const parameter = declaration && ts.isParameter(declaration) ? declaration : undefined;
    const name = parameter && !ts.isIdentifier(parameter.name) ? 'options' : symbol.name;
    return {
      name,
      type: this.checker.getTypeOfSymbolAtLocation(symbol, declaration ?? this.types.place),
      optional: parameter ? this.checker.isOptionalParameter(parameter) : false,
      node: parameter?.type,
      symbol,
    };
  }

  private class(symbol: ts.Symbol, type: ts.Type, shape: Shape): void {
    const statics = type
      .getProperties()
      .filter((property) => property.name !== 'prototype')
      .map((property) => this.property(property, 1));
    const instance = this.checker.getDeclaredTypeOfSymbol(symbol);
    shape.outputs = [...statics, ...this.members([instance], 1).own];
  }

  /**
   * Returns the members of object types that the packages declare, and the names of inherited members.
   */
  private members(
    all: readonly ts.Type[],
    depth: number,
  ): {own: Member[]; inherited: Map<string, {optional: boolean}>} {
    const variants = all.flatMap((type) => this.variants(type));
    const own = new Map<string, Member[]>();
    const inherited = new Map<string, {optional: boolean}>();
    for (const variant of variants) {
      for (const [name, symbols] of variant) {
        const declared = symbols.filter((symbol) => this.isOwn(symbol));
        if (declared.length === 0) {
          inherited.set(name, {optional: symbols.every(isOptional)});
          continue;
        }
        const read = declared.map((symbol) => this.property(symbol, depth));
        const first = read[0] as Member;
        push(own, name, {
          ...first,
          // In an intersection, the name is required if one declaration requires it.
          optional: read.every(({optional}) => optional),
        });
      }
    }
    return {
      own: [...own.values()]
        .map((same) => mergeAll(same, variants.length))
        .filter((member) => !isInternal(member)),
      inherited,
    };
  }

  /** Returns the possible shapes of an object type: one for each member of a union. */
  private variants(type: ts.Type): Map<string, ts.Symbol[]>[] {
    const resolved = this.resolve(type);
    if (resolved.isUnion()) {
      return resolved.types
        .filter((each) => !isNullish(each))
        .flatMap((each) => this.variants(each));
    }
    if (
      resolved.isIntersection() &&
      resolved.types.some((part) => part.flags & ts.TypeFlags.Instantiable)
    ) {
      let combined = [new Map<string, ts.Symbol[]>()];
      for (const part of resolved.types) {
        const next = this.variants(part);
        combined = combined.flatMap((left) => next.map((right) => combine(left, right)));
      }
      return combined;
    }
    const properties = this.checker.getPropertiesOfType(resolved);
    return [new Map(properties.map((symbol) => [symbol.name, [symbol]]))];
  }

  private resolve(type: ts.Type): ts.Type {
    return (
      (type.flags & ts.TypeFlags.Instantiable && this.checker.getBaseConstraintOfType(type)) || type
    );
  }

  private property(symbol: ts.Symbol, depth: number): Member {
    const [declaration, ...others] = symbol.declarations ?? [];
    const node =
      declaration &&
      others.length === 0 &&
      (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
        ? declaration.type
        : undefined;
    const nodes = (symbol.declarations ?? []).flatMap(
      (each) => (ts.isPropertySignature(each) && each.type) || [],
    );
    return {
      ...this.member(
        {
          name: symbol.name,
          type: this.typeOf(symbol),
          optional: isOptional(symbol),
          node,
          symbol,
        },
        depth,
      ),
      // The members of an intersection declare it several times, some of them through mapped types.
      declared: (nodes.find(ts.isTypeReferenceNode) ?? nodes[0])?.getText(),
    };
  }

  private member(parameter: Parameter, depth: number): Member {
    const {name, optional, symbol, node} = parameter;
    const type = optional ? withoutUndefined(this.checker, parameter.type) : parameter.type;
    const required = this.isPlainOption(type);
    const documentation = symbol?.getDocumentationComment(this.checker);
    return {
      name,
      optional,
      text: this.text(type, node),
      literals: literalsOf(this.checker, type),
      deprecated: symbol && deprecation(this.checker, symbol),
      doc: documentation && (ts.displayPartsToString(documentation).split('\n\n')[0] || undefined),
      method: this.checker.getNonNullableType(type).getCallSignatures().length > 0,
      never: (type.flags & ts.TypeFlags.Never) !== 0,
      children: depth > 0 ? this.children(type, depth - 1) : [],
      childrenRequired: required && depth > 0,
      files: (symbol?.declarations ?? []).map((each) => each.getSourceFile().fileName),
      typeName: nameOf(type),
      declared: node?.getText(),
      types: [type],
      generic: node !== undefined && this.mentionsTypeParameter(node),
    };
  }

  private children(type: ts.Type, depth: number): Member[] {
    const objects: ts.Type[] = [];
    for (const each of constituents(type)) {
      if (this.isPlainObject(each, true)) {
        objects.push(each);
        continue;
      }
      const element = this.checker.getIndexTypeOfType(each, ts.IndexKind.Number);
      if (element && this.checker.isArrayType(each)) {
        objects.push(...constituents(element).filter((one) => this.isPlainObject(one)));
      }
      for (const call of each.getCallSignatures()) {
        const given = call.parameters.map((one) => this.typeOf(one));
        objects.push(
          ...[...given, this.awaited(call.getReturnType())]
            .flatMap(constituents)
            .filter((one) => this.isPlainObject(one)),
        );
      }
    }
    return this.members(objects, depth).own;
  }

  /** Whether a type is an object literal that the caller writes. */
  private isPlainOption(type: ts.Type): boolean {
    const parts = constituents(type);
    return parts.length > 0 && parts.every((each) => this.isPlainObject(each));
  }

  /** Whether the packages declare the type and it is neither a function nor an array nor a class. */
  private isPlainObject(type: ts.Type, classesToo = false): boolean {
    if (isNullish(type)) {
      return false;
    }
    const resolved = this.resolve(type);
    if (resolved.isUnion()) {
      return resolved.types
        .filter((each) => !isNullish(each))
        .every((each) => this.isPlainObject(each, classesToo));
    }
    if (
      !(resolved.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) ||
      resolved.getCallSignatures().length > 0 ||
      resolved.getConstructSignatures().length > 0 ||
      this.checker.isArrayType(resolved) ||
      this.checker.isTupleType(resolved) ||
      (!classesToo && resolved.isClass())
    ) {
      return false;
    }
    const properties = this.checker.getPropertiesOfType(resolved);
    return properties.length > 0 && properties.some((symbol) => this.isOwn(symbol));
  }

  /**
   * Returns a type as declared if developers can import all its names, and otherwise as TypeScript
   * prints it.
   */
  private text(type: ts.Type, node?: ts.TypeNode): string {
    const declared = node && this.canBeWritten(node) ? node.getText() : undefined;
    const text =
      declared ??
      this.checker.typeToString(
        type,
        undefined,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
      );
    return text
      .replace(/import\("[^"]+"\)\./g, '')
      .replace(/\s+/g, ' ')
      .replace(/ \| undefined$/, '');
  }

  /** Whether a declared type is short and uses only exported names. */
  private canBeWritten(node: ts.TypeNode): boolean {
    const blocked = (each: ts.Node): boolean =>
      ts.isTypeQueryNode(each) ||
      ts.isIndexedAccessTypeNode(each) ||
      ts.isTypeLiteralNode(each) ||
      ts.isImportTypeNode(each) ||
      (ts.isTypeReferenceNode(each) && !this.canBeNamed(each.typeName)) ||
      (ts.forEachChild(each, (child) => blocked(child) || undefined) ?? false);
    return node.getText().length < 200 && !blocked(node);
  }

  private canBeNamed(name: ts.EntityName): boolean {
    const found = this.checker.getSymbolAtLocation(name);
    const symbol =
      found && found.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found;
    const declarations = symbol?.declarations ?? [];
    return (
      symbol !== undefined &&
      (this.types.exports.some((each) => each.symbol === symbol) ||
        (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0 ||
        !declarations.some((each) => this.types.isOwn(each.getSourceFile().fileName)))
    );
  }

  private isOwn(symbol: ts.Symbol): boolean {
    return (symbol.declarations ?? []).some(
      (declaration) =>
        this.types.isOwn(declaration.getSourceFile().fileName) &&
        !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private),
    );
  }

  private mentionsTypeParameter(node: ts.Node): boolean {
    if (ts.isIdentifier(node)) {
      const symbol = this.checker.getSymbolAtLocation(node);
      return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    }
    return (
      ts.forEachChild(node, (child) => this.mentionsTypeParameter(child) || undefined) ?? false
    );
  }
}

function returnNode(declaration: ts.Signature['declaration']): ts.TypeNode | undefined {
  return declaration && !ts.isJSDocSignature(declaration) ? declaration.type : undefined;
}

interface Parameter {
  name: string;
  type: ts.Type;
  optional: boolean;
  node?: ts.TypeNode;
  symbol?: ts.Symbol;
}

/** Returns the members of a union without null and undefined. For other types, returns the type. */
export function constituents(type: ts.Type): ts.Type[] {
  return (type.isUnion() ? type.types : [type]).filter((each) => !isNullish(each));
}

/** Whether a type is `any` or uses a missing type. */
export function isAny(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0;
}

/** Returns the name of a type. Prefers its alias. */
function nameOf(type: ts.Type): string | undefined {
  return type.aliasSymbol?.name ?? type.getSymbol()?.name;
}

function isNullish(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** Whether a member is internal according to its doc comment or its leading underscore. */
function isInternal({name, deprecated}: Member): boolean {
  return (
    name.startsWith('_') ||
    name.startsWith('#') ||
    (deprecated !== undefined && /internal (use|`)|for internal/i.test(deprecated))
  );
}

function literalsOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  return constituents(type)
    .filter((each) => each.isStringLiteral() || each.isNumberLiteral())
    .map((each) =>
      // The members of an enum that is only exported as a type have no name that users can write.
      each.flags & ts.TypeFlags.EnumLiteral
        ? JSON.stringify(each.value)
        : checker.typeToString(each),
    );
}

/** Returns the type without `undefined`. Keeps its alias, if any. */
function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion() || !type.types.some((each) => each.flags & ts.TypeFlags.Undefined)) {
    return type;
  }
  // The compiler API can't remove only `undefined`. Callers that compare types handle null.
  return type.types.some((each) => each.flags & ts.TypeFlags.Null)
    ? type
    : checker.getNonNullableType(type);
}

function mergeAll(same: readonly Member[], variants: number): Member {
  const first = same[0] as Member;
  const children = new Map<string, Member[]>();
  for (const each of same) {
    for (const child of each.children) {
      push(children, child.name, child);
    }
  }
  const texts = [...new Set(same.filter(({never}) => !never).map(({text}) => text))];
  return {
    ...first,
    optional: same.length < variants || same.some(({optional}) => optional),
    requiredInSome: same.some(({optional}) => !optional),
    text: texts.length === 0 ? first.text : texts.join(' | '),
    literals: [...new Set(same.flatMap(({literals}) => literals))],
    deprecated: same.every(({deprecated}) => deprecated !== undefined)
      ? first.deprecated
      : undefined,
    never: same.every(({never}) => never),
    children: [...children.values()].map((each) => mergeAll(each, same.length)),
    childrenRequired: same.some(({childrenRequired}) => childrenRequired),
    files: [...new Set(same.flatMap(({files}) => files))],
    types: same.flatMap(({types}) => types),
    generic: same.some(({generic}) => generic),
  };
}

function combine(
  left: ReadonlyMap<string, ts.Symbol[]>,
  right: ReadonlyMap<string, ts.Symbol[]>,
): Map<string, ts.Symbol[]> {
  const result = new Map(left);
  for (const [name, symbols] of right) {
    result.set(name, [...(result.get(name) ?? []), ...symbols]);
  }
  return result;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
