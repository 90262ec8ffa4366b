import {describe, expect, test} from 'vitest';
import {findExport, readTypes, type Types} from '../../../../checks/lib/types';
import {shapeOf} from '../../../../checks/lib/types-members';
import type {Signature} from '../../../../plugins/remark-signatures/signature';
import {signatureOf} from '../../../../scripts/signatures/signature-of';
import {temporarySite} from '../../checks/temporary-site';

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

/** What a case shows, the name of the export, its definition and the lines of the signature. */
type Case = [what: string, name: string, definition: string, lines: string[]];

const expectLines = (_what: string, name: string, definition: string, lines: string[]): void => {
  expect(linesOf(signature(definition, name))).toEqual(lines);
};

describe('a function', () => {
  test.each<Case>([
    ['without arguments', 'now', 'export declare function now(): number;', ['now(): number;']],
    [
      'with arguments is on one line',
      'add',
      'export declare const add: (a: number, b?: "x" | "y") => number;',
      ["add(a: number, b?: 'x' | 'y'): number;"],
    ],
    [
      'with one options object has a line for each option, required ones first',
      'render',
      'export declare const render: ({a, b}: {a?: string | undefined; b: number}) => void;',
      ['render(options: {', '  b: number;', '  a?: string;', '}): void;'],
    ],
    [
      'with arguments and options',
      'get',
      'export declare const get: (id: string, options?: {fps: number}) => void;',
      ['get(', '  id: string,', '  options?: {', '    fps: number;', '  },', '): void;'],
    ],
    [
      'with more than 12 options lists the required ones and counts the others',
      'render',
      `export declare const render: (options: {${options(15, 2)}}) => void;`,
      [
        'render(options: {',
        '  option13: number;',
        '  option14: number;',
        '  // + 13 options',
        '}): void;',
      ],
    ],
    [
      'with overloads has all of them',
      'rotate',
      'export declare function rotate(angle: string): string;\nexport declare function rotate(angle: number, unit?: string): string;',
      ['rotate(angle: string): string;', 'rotate(angle: number, unit?: string): string;'],
    ],
    [
      'with tuples as rest parameter has an overload for each',
      'move',
      'export declare const move: (...args: [x: number] | [x: number, unit: string]) => string;',
      ['move(x: number): string;', 'move(x: number, unit: string): string;'],
    ],
    [
      'with any number of arguments',
      'join',
      'export declare const join: (...parts: string[]) => string;',
      ['join(...parts: string[]): string;'],
    ],
    [
      'keeps its type parameters',
      'id',
      'export declare const id: <T extends string>(value: T) => T;',
      ['id<T extends string>(value: T): T;'],
    ],
    [
      'shows the fields that it returns, also of a promise',
      'measure',
      'export type Size = {width: number; height: number};\nexport declare const measure: (text: string) => Promise<Size | null>;',
      ['measure(text: string): Promise<{', '  width: number;', '  height: number;', '} | null>;'],
    ],
    [
      'has a line for each argument if the call is long',
      'interpolate',
      'export declare const interpolate: (firstArgument: number, secondArgument: number, thirdArgument: number) => number;',
      [
        'interpolate(',
        '  firstArgument: number,',
        '  secondArgument: number,',
        '  thirdArgument: number,',
        '): number;',
      ],
    ],
    [
      'never shows internal members',
      'get',
      'export declare const get: (options: {id: string; _internal?: number}) => void;',
      ['get(options: {', '  id: string;', '}): void;'],
    ],
  ])('%s', expectLines);

  test('with 12 options lists all of them, and names the type that it returns if its fields have no room', () => {
    const lines = linesOf(
      signature(
        `export type Result = {${options(6, 0)}};\nexport declare const render: (options: {${options(12, 0)}}) => Result;`,
        'render',
      ),
    );
    expect(lines).toHaveLength(14);
    expect(lines.join('\n')).not.toContain('//');
    expect(lines.at(-1)).toBe('}): Result;');
  });
});

const long = Array.from({length: 9}, (_, index) => `"literal-${index}"`).join(' | ');

describe('a type that is too long', () => {
  test.each<Case>([
    [
      'is shown by its name',
      'use',
      `export type Codec = ${long};\nexport declare const use: (codec: Codec) => void;`,
      ['use(codec: Codec): void;'],
    ],
    [
      'without a name is cut after a member',
      'use',
      `export declare const use: (codec: ${long}) => void;`,
      ['use(', "  codec: 'literal-0' | 'literal-1' | 'literal-2' | 'literal-3' | …,", '): void;'],
    ],
    [
      'loses the content of its objects first',
      'use',
      'export declare const use: (on: (event: {aLongName: string; anotherLongName: string; third: number}) => void) => void;',
      ['use(on: (event: {…}) => void): void;'],
    ],
  ])('%s', expectLines);
});

const react = 'interface ReactElement {type: unknown}\n';

const box = `${react}export declare const Box: (props: {width?: number; name: string; children?: string; layout: "a" | "b"}) => ReactElement;`;

describe('a component', () => {
  test.each<Case>([
    [
      'is an element with a line for each prop',
      'Box',
      box,
      [
        '<Box',
        '  name={string}',
        "  layout={'a' | 'b'}",
        '  width?={number}',
        '>',
        '  {string}',
        '</Box>',
      ],
    ],
    [
      'with few props is on one line',
      'Box',
      `${react}export declare const Box: (props: {name: string}) => ReactElement;`,
      ['<Box name={string} />'],
    ],
    [
      'in another component',
      'Series.Sequence',
      `${react}export declare const Series: ((props: {}) => ReactElement) & {Sequence: (props: {from: number}) => ReactElement};`,
      ['<Series.Sequence from={number} />'],
    ],
    [
      'has type arguments, and props of a union are optional',
      'Box',
      `${react}export declare const Box: <T extends object>(props: {id: string; value: T} | {id: string; load: () => T}) => ReactElement;`,
      ['<Box<T>', '  id={string}', '  value?={T}', '  load?={() => T}', '/>'],
    ],
    [
      'with more than 12 props counts those that are optional',
      'Box',
      `${react}export declare const Box: (props: {${options(15, 1)}}) => ReactElement;`,
      ['<Box', '  option14={number}', '  // + 14 props', '/>'],
    ],
  ])('%s', expectLines);
});

describe('other exports', () => {
  test.each<Case>([
    [
      'a hook is a call with the fields that it returns',
      'useSize',
      'export declare const useSize: () => {width: number; height: number};',
      ['useSize(): {', '  width: number;', '  height: number;', '};'],
    ],
    [
      'an object has its methods',
      'Config',
      'export declare const Config: {setCodec: (codec?: string | undefined) => void; version: number};',
      ['Config.setCodec(codec?: string): void;', 'Config.version: number;'],
    ],
    [
      'a class with static methods is used through them',
      'Easing',
      'export declare class Easing {static linear(t: number): number;}',
      ['Easing.linear(t: number): number;'],
    ],
    [
      'a class with instances is declared',
      'Store',
      'export declare class Store {static create(): Store; size: number; get(key: string): string;}',
      [
        'class Store {',
        '  static create(): Store;',
        '  size: number;',
        '  get(key: string): string;',
        '}',
      ],
    ],
    [
      'a constant has its type',
      'VERSION',
      'export declare const VERSION = "4.0.331";',
      ["const VERSION: '4.0.331';"],
    ],
    [
      'an object type has its fields',
      'Caption',
      'export type Caption = {text: string; startMs?: number};',
      ['type Caption = {', '  text: string;', '  startMs?: number;', '};'],
    ],
    [
      'a union of literals',
      'Layout',
      'export type Layout = "none" | "absolute-fill";',
      ["type Layout = 'absolute-fill' | 'none';"],
    ],
  ])('%s', expectLines);

  test('a type of functions keeps its type parameters, and shows what it returns', () => {
    const lines = linesOf(
      signature(
        'export type Calculate<T> = (options: {props: T}) => {fps: number} | Promise<{fps: number}>;',
        'Calculate',
      ),
    );
    expect(lines.join('\n')).toMatch(/^type Calculate<T> = \(options: \{\n {2}props: T;\n\}\) => /);
  });

  test.each([
    [
      'Config',
      `export declare const Config: {${Array.from({length: 20}, (_, index) => `method${index}: () => void;`).join('')}};`,
      13,
      '// + 8 methods',
    ],
    [
      'Codec',
      `export type Codec = ${Array.from({length: 20}, (_, index) => `"literal-${index}"`).join(' | ')};`,
      14,
      '  // + 8 types',
    ],
  ])('with more than 12 members count the last ones: %s', (name, definition, count, last) => {
    const lines = linesOf(signature(definition, name));
    expect(lines).toHaveLength(count);
    expect(lines.at(-1)).toBe(last);
  });
});

test.each([
  [
    'add',
    'export declare const add: (a: number, b?: "x" | "y") => number;',
    ['inputs a', 'inputs b'],
  ],
  [
    'get',
    'export declare const get: (id: string, options?: {fps: number}) => void;',
    ['inputs id', 'inputs options', 'inputs options.fps'],
  ],
  [
    'render',
    `export declare const render: (options: {${options(15, 2)}}) => void;`,
    ['inputs option13', 'inputs option14', 'inputs '],
  ],
  [
    'measure',
    'export declare const measure: (text: string) => Promise<{width: number} | null>;',
    ['inputs text', 'outputs width'],
  ],
  ['Box', box, ['inputs name', 'inputs layout', 'inputs width', 'inputs children']],
  [
    'Config',
    'export declare const Config: {setCodec: (codec?: string | undefined) => void; version: number};',
    ['outputs setCodec', 'outputs version'],
  ],
  [
    'Caption',
    'export type Caption = {text: string; startMs?: number};',
    ['outputs text', 'outputs startMs'],
  ],
])('the members of %s are links', (name, definition, links) => {
  expect(linksOf(signature(definition, name))).toEqual(links);
});

test('a signature knows its import, its language, and whether it is a type', () => {
  const add = signature('export declare const add: (a: number) => number;', 'add');
  expect(add).toMatchObject({from: 'remotion', name: 'add', language: 'ts'});
  expect(add.isType).toBeUndefined();
  expect(signature(box, 'Box').language).toBe('tsx');
  expect(signature('export type Caption = {text: string};', 'Caption').isType).toBe(true);
  const series = `${react}export declare const Series: ((props: {}) => ReactElement) & {Sequence: (props: {from: number}) => ReactElement};`;
  expect(signature(series, 'Series.Sequence').name).toBe('Series');
});
