import {findExport, readTypes, shapeOf, type Types} from '@docs-kit/docs-proof/code';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {expect, test} from 'vitest';
import type {Signature} from '../signature';
import {signatureOf} from './signature-of';
import {sortUnions} from './type-text';

/** The types of a package `remotion` with the given definitions. */
function typesOf(definitions: string): Types {
  const {root} = temporarySite(
    {
      'node_modules/remotion/package.json': JSON.stringify({
        name: 'remotion',
        types: 'index.d.ts',
        exports: {'.': {types: './index.d.ts'}},
      }),
      'node_modules/remotion/index.d.ts': definitions,
    },
    'none',
  );
  return readTypes(root, [{name: 'remotion', installed: '4.0.331'}]);
}

function signature(definitions: string, name: string): Signature {
  const types = typesOf(definitions);
  const found = findExport(types, 'remotion', name);
  if (!found) {
    throw new Error(`${name} is not exported.`);
  }
  return signatureOf(types, found, shapeOf(types, found));
}

const linesOf = ({lines}: Signature): string[] =>
  lines.map((line) => line.map((part) => (typeof part === 'string' ? part : part.text)).join(''));

const linksOf = ({lines}: Signature): string[] =>
  lines.flat().flatMap((part) => (typeof part === 'string' ? [] : [`${part.side} ${part.member}`]));

const options = (count: number, required: number): string =>
  Array.from(
    {length: count},
    (_, index) => `option${index}${index < count - required ? '?' : ''}: number;`,
  ).join('\n');

const long = Array.from({length: 9}, (_, index) => `"literal-${index}"`).join(' | ');
const react = 'interface ReactElement {type: unknown}\n';

test.each([
  ['a function without arguments', 'export declare function now(): number;', 'now(): number;'],
  [
    'overloads of a function',
    `export declare function rotate(angle: string): string;
    export declare function rotate(angle: number, unit?: string): string;`,
    'rotate(angle: string): string;\nrotate(angle: number, unit?: string): string;',
  ],
  [
    'an overload for each tuple of a rest parameter',
    'export declare const move: (...args: [x: number] | [x: number, unit: string]) => string;',
    'move(x: number): string;\nmove(x: number, unit: string): string;',
  ],
  [
    'any number of arguments',
    'export declare const join: (...parts: string[]) => string;',
    'join(...parts: string[]): string;',
  ],
  [
    'type parameters',
    'export declare const id: <T extends string>(value: T) => T;',
    'id<T extends string>(value: T): T;',
  ],
  [
    'a line for each argument if the call is long',
    'export declare const mix: (firstArgument: number, secondArgument: number, thirdArgument: number) => number;',
    'mix(\n  firstArgument: number,\n  secondArgument: number,\n  thirdArgument: number,\n): number;',
  ],
  [
    'a long type by its name',
    `export type Codec = ${long};\nexport declare const use: (codec: Codec) => void;`,
    'use(codec: Codec): void;',
  ],
  [
    'the beginning of a long union without a name',
    `export declare const use: (codec: ${long}) => void;`,
    "use(\n  codec: 'literal-0' | 'literal-1' | 'literal-2' | 'literal-3' | …,\n): void;",
  ],
  [
    'a long type without the content of its objects',
    'export declare const use: (on: (event: {aLongName: string; anotherLongName: string; third: number}) => void) => void;',
    'use(on: (event: {…}) => void): void;',
  ],
  [
    'no internal members',
    'export declare const get: (options: {id: string; _internal?: number}) => void;',
    'get(options: {\n  id: string;\n}): void;',
  ],
  [
    'a component with few props on one line',
    `${react}export declare const Box: (props: {name: string}) => ReactElement;`,
    '<Box name={string} />',
  ],
  [
    'type arguments of a component, and the props of a union as optional',
    `${react}export declare const Box: <T extends object>(props: {id: string; value: T} | {id: string; load: () => T}) => ReactElement;`,
    '<Box<T>\n  id={string}\n  value?={T}\n  load?={() => T}\n/>',
  ],
  [
    'the number of optional props if there are more than 12',
    `${react}export declare const Box: (props: {${options(15, 1)}}) => ReactElement;`,
    '<Box\n  option14={number}\n  // + 14 props\n/>',
  ],
  [
    'a hook as a call with the fields that it returns',
    'export declare const useSize: () => {width: number; height: number};',
    'useSize(): {\n  width: number;\n  height: number;\n};',
  ],
  [
    'a class by its static methods',
    'export declare class Easing {static linear(t: number): number;}',
    'Easing.linear(t: number): number;',
  ],
  [
    'the declaration of a class with instances',
    'export declare class Store {static create(): Store; size: number; get(key: string): string;}',
    'class Store {\n  static create(): Store;\n  size: number;\n  get(key: string): string;\n}',
  ],
  [
    'the type of a constant',
    'export declare const VERSION = "4.0.331";',
    "const VERSION: '4.0.331';",
  ],
  [
    'a union of literals',
    'export type Layout = "none" | "absolute-fill";',
    "type Layout = 'absolute-fill' | 'none';",
  ],
  [
    'the type parameters of a type of functions',
    'export type Calculate<T> = (options: {props: T}) => void;',
    'type Calculate<T> = (options: {\n  props: T;\n}) => void;',
  ],
])('shows %s', (_, definitions, code) => {
  // The last name that the definitions export.
  const name = [...definitions.matchAll(/export (?:declare )?\w+ (\w+)/g)].at(-1)?.[1] ?? '';
  expect(linesOf(signature(definitions, name)).join('\n')).toBe(code);
});

test('the arguments of a function are links', () => {
  const found = signature('export declare const add: (a: number, b?: "x" | "y") => number;', 'add');
  expect(linesOf(found)).toEqual(["add(a: number, b?: 'x' | 'y'): number;"]);
  expect(linksOf(found)).toEqual(['inputs a', 'inputs b']);
  expect(found).toMatchObject({from: 'remotion', name: 'add', language: 'ts'});
  expect(found.isType).toBeUndefined();
});

test('an options object has a line for each option, required ones first', () => {
  const found = signature(
    'export declare const render: ({a, b}: {a?: string | undefined; b: number}) => void;',
    'render',
  );
  expect(linesOf(found)).toEqual([
    'render(options: {',
    '  b: number;',
    '  a?: string;',
    '}): void;',
  ]);
  expect(linksOf(found)).toEqual(['inputs b', 'inputs a']);
});

test('options after other arguments are links below their argument', () => {
  const found = signature(
    'export declare const get: (id: string, options?: {fps: number}) => void;',
    'get',
  );
  expect(linesOf(found)).toEqual([
    'get(',
    '  id: string,',
    '  options?: {',
    '    fps: number;',
    '  },',
    '): void;',
  ]);
  expect(linksOf(found)).toEqual(['inputs id', 'inputs options', 'inputs options.fps']);
});

test('of more than 12 options, only the required ones are listed', () => {
  const withOptions = (count: number) =>
    signature(`export declare const render: (options: {${options(count, 2)}}) => void;`, 'render');
  expect(linesOf(withOptions(12))).toHaveLength(14);
  expect(linesOf(withOptions(15))).toEqual([
    'render(options: {',
    '  option13: number;',
    '  option14: number;',
    '  // + 13 options',
    '}): void;',
  ]);
  expect(linksOf(withOptions(15)).at(-1)).toBe('inputs ');
});

test('the fields that a function returns are links, also in a promise', () => {
  const found = signature(
    'export type Size = {width: number; height: number};\nexport declare const measure: (text: string) => Promise<Size | null>;',
    'measure',
  );
  expect(linesOf(found)).toEqual([
    'measure(text: string): Promise<{',
    '  width: number;',
    '  height: number;',
    '} | null>;',
  ]);
  expect(linksOf(found)).toEqual(['inputs text', 'outputs width', 'outputs height']);
});

test('the type that a function returns is named if there is no room for its fields', () => {
  const lines = linesOf(
    signature(
      `export type Result = {${options(6, 0)}};\nexport declare const render: (options: {${options(12, 0)}}) => Result;`,
      'render',
    ),
  );
  expect(lines.at(-1)).toBe('}): Result;');
});

test('a component is an element with a line for each prop', () => {
  const found = signature(
    `${react}export declare const Box: (props: {width?: number; name: string; children?: string; layout: "a" | "b"}) => ReactElement;`,
    'Box',
  );
  expect(linesOf(found)).toEqual([
    '<Box',
    '  name={string}',
    "  layout={'a' | 'b'}",
    '  width?={number}',
    '>',
    '  {string}',
    '</Box>',
  ]);
  expect(linksOf(found)).toEqual([
    'inputs name',
    'inputs layout',
    'inputs width',
    'inputs children',
  ]);
  expect(found.language).toBe('tsx');
});

test('a component in another component is imported with it', () => {
  const found = signature(
    `${react}export declare const Series: ((props: {}) => ReactElement) & {Sequence: (props: {from: number}) => ReactElement};`,
    'Series.Sequence',
  );
  expect(found.name).toBe('Series');
  expect(linesOf(found)).toEqual(['<Series.Sequence from={number} />']);
});

test('the methods of an object are links, and the last of more than 12 are counted', () => {
  const found = signature(
    'export declare const Config: {setCodec: (codec?: string | undefined) => void; version: number};',
    'Config',
  );
  expect(linesOf(found)).toEqual([
    'Config.setCodec(codec?: string): void;',
    'Config.version: number;',
  ]);
  expect(linksOf(found)).toEqual(['outputs setCodec', 'outputs version']);

  const methods = Array.from({length: 20}, (_, index) => `method${index}: () => void;`);
  const lines = linesOf(signature(`export declare const Config: {${methods.join('')}};`, 'Config'));
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe('// + 8 methods');
});

test('the fields of an object type are links', () => {
  const found = signature('export type Caption = {text: string; startMs?: number};', 'Caption');
  expect(linesOf(found)).toEqual([
    'type Caption = {',
    '  text: string;',
    '  startMs?: number;',
    '};',
  ]);
  expect(linksOf(found)).toEqual(['outputs text', 'outputs startMs']);
  expect(found.isType).toBe(true);
});

test('the last of more than 12 members of a union are counted', () => {
  const many = Array.from({length: 20}, (_, index) => `"literal-${index}"`).join(' | ');
  const lines = linesOf(signature(`export type Codec = ${many};`, 'Codec'));
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toBe('  // + 8 types');
});

test.each([
  ['"none" | "absolute-fill"', '"absolute-fill" | "none"'],
  ['null | number | string', 'string | number | null'],
  ['(value: "b" | "a") => Promise<"d" | "c">', '(value: "a" | "b") => Promise<"c" | "d">'],
  ['{ a?: 2 | 1; }[] | undefined', '{ a?: 1 | 2; }[] | undefined'],
  ['Promise<B> | A', 'A | Promise<B>'],
  ['`${number}px` | `${number}em`', '`${number}em` | `${number}px`'],
])('the members of %s are sorted', (text, expected) => {
  expect(sortUnions(text)).toBe(expected);
});
