import {describe, expect, test} from 'vitest';
import {findExport, readTypes, type Types} from '../../../../checks/lib/types';
import {shapeOf} from '../../../../checks/lib/types-members';
import type {Signature} from '../../../../plugins/remark-signatures/signature';
import {signatureOf} from '../../../../scripts/signatures/signature-of';
import {temporarySite} from '../temporary-site';

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

const codeOf = (definitions: string, name: string): string =>
  linesOf(signature(definitions, name)).join('\n');

const options = (count: number, required: number): string =>
  Array.from(
    {length: count},
    (_, index) => `option${index}${index < count - required ? '?' : ''}: number;`,
  ).join('\n');

describe('a function', () => {
  test('with arguments is on one line, and each argument is a link', () => {
    const found = signature(
      'export declare const add: (a: number, b?: "x" | "y") => number;',
      'add',
    );
    expect(linesOf(found)).toEqual(["add(a: number, b?: 'x' | 'y'): number;"]);
    expect(linksOf(found)).toEqual(['inputs a', 'inputs b']);
    expect(found).toMatchObject({from: 'remotion', name: 'add', language: 'ts'});
    expect(found.isType).toBeUndefined();
  });

  test('without arguments', () => {
    expect(codeOf('export declare function now(): number;', 'now')).toBe('now(): number;');
  });

  test('with one options object has a line for each option, required ones first', () => {
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

  test('with arguments and options links the options below their argument', () => {
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

  test('with more than 12 options lists the required ones and counts the others', () => {
    const found = signature(
      `export declare const render: (options: {${options(15, 2)}}) => void;`,
      'render',
    );
    expect(linesOf(found)).toEqual([
      'render(options: {',
      '  option13: number;',
      '  option14: number;',
      '  // + 13 options',
      '}): void;',
    ]);
    expect(linksOf(found).at(-1)).toBe('inputs ');
  });

  test('with 12 options lists all of them', () => {
    const lines = linesOf(
      signature(`export declare const render: (options: {${options(12, 0)}}) => void;`, 'render'),
    );
    expect(lines).toHaveLength(14);
    expect(lines.join('\n')).not.toContain('//');
  });

  test('with overloads has all of them', () => {
    const found = codeOf(
      'export declare function rotate(angle: string): string;\nexport declare function rotate(angle: number, unit?: string): string;',
      'rotate',
    );
    expect(found).toBe(
      'rotate(angle: string): string;\nrotate(angle: number, unit?: string): string;',
    );
  });

  test('with tuples as rest parameter has an overload for each', () => {
    const found = codeOf(
      'export declare const move: (...args: [x: number] | [x: number, unit: string]) => string;',
      'move',
    );
    expect(found).toBe('move(x: number): string;\nmove(x: number, unit: string): string;');
  });

  test('with any number of arguments', () => {
    expect(codeOf('export declare const join: (...parts: string[]) => string;', 'join')).toBe(
      'join(...parts: string[]): string;',
    );
  });

  test('keeps its type parameters', () => {
    expect(codeOf('export declare const id: <T extends string>(value: T) => T;', 'id')).toBe(
      'id<T extends string>(value: T): T;',
    );
  });

  test('shows the fields that it returns, as links, also of a promise', () => {
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

  test('names the type that it returns if there is no room for its fields', () => {
    const lines = linesOf(
      signature(
        `export type Result = {${options(6, 0)}};\nexport declare const render: (options: {${options(12, 0)}}) => Result;`,
        'render',
      ),
    );
    expect(lines.at(-1)).toBe('}): Result;');
  });

  test('has a line for each argument if the call is long', () => {
    expect(
      codeOf(
        'export declare const interpolate: (firstArgument: number, secondArgument: number, thirdArgument: number) => number;',
        'interpolate',
      ),
    ).toBe(
      [
        'interpolate(',
        '  firstArgument: number,',
        '  secondArgument: number,',
        '  thirdArgument: number,',
        '): number;',
      ].join('\n'),
    );
  });
});

describe('a type that is too long', () => {
  const long = Array.from({length: 9}, (_, index) => `"literal-${index}"`).join(' | ');

  test('is shown by its name', () => {
    expect(
      codeOf(
        `export type Codec = ${long};\nexport declare const use: (codec: Codec) => void;`,
        'use',
      ),
    ).toBe('use(codec: Codec): void;');
  });

  test('without a name is cut after a member', () => {
    expect(codeOf(`export declare const use: (codec: ${long}) => void;`, 'use')).toBe(
      "use(\n  codec: 'literal-0' | 'literal-1' | 'literal-2' | 'literal-3' | …,\n): void;",
    );
  });

  test('loses the content of its objects first', () => {
    expect(
      codeOf(
        'export declare const use: (on: (event: {aLongName: string; anotherLongName: string; third: number}) => void) => void;',
        'use',
      ),
    ).toBe('use(on: (event: {…}) => void): void;');
  });
});

const react = 'interface ReactElement {type: unknown}\n';

describe('a component', () => {
  test('is an element with a line for each prop', () => {
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

  test('with few props is on one line', () => {
    expect(
      codeOf(`${react}export declare const Box: (props: {name: string}) => ReactElement;`, 'Box'),
    ).toBe('<Box name={string} />');
  });

  test('in another component is imported with it', () => {
    const found = signature(
      `${react}export declare const Series: ((props: {}) => ReactElement) & {Sequence: (props: {from: number}) => ReactElement};`,
      'Series.Sequence',
    );
    expect(found.name).toBe('Series');
    expect(linesOf(found)).toEqual(['<Series.Sequence from={number} />']);
  });

  test('has type arguments, and props of a union are optional', () => {
    expect(
      codeOf(
        `${react}export declare const Box: <T extends object>(props: {id: string; value: T} | {id: string; load: () => T}) => ReactElement;`,
        'Box',
      ),
    ).toBe('<Box<T>\n  id={string}\n  value?={T}\n  load?={() => T}\n/>');
  });

  test('with more than 12 props counts those that are optional', () => {
    expect(
      codeOf(
        `${react}export declare const Box: (props: {${options(15, 1)}}) => ReactElement;`,
        'Box',
      ),
    ).toBe('<Box\n  option14={number}\n  // + 14 props\n/>');
  });
});

describe('other exports', () => {
  test('a hook is a call with the fields that it returns', () => {
    expect(
      codeOf('export declare const useSize: () => {width: number; height: number};', 'useSize'),
    ).toBe('useSize(): {\n  width: number;\n  height: number;\n};');
  });

  test('an object has its methods', () => {
    const found = signature(
      'export declare const Config: {setCodec: (codec?: string | undefined) => void; version: number};',
      'Config',
    );
    expect(linesOf(found)).toEqual([
      'Config.setCodec(codec?: string): void;',
      'Config.version: number;',
    ]);
    expect(linksOf(found)).toEqual(['outputs setCodec', 'outputs version']);
  });

  test('an object with more than 12 methods counts the last ones', () => {
    const methods = Array.from({length: 20}, (_, index) => `method${index}: () => void;`);
    const lines = linesOf(
      signature(`export declare const Config: {${methods.join('')}};`, 'Config'),
    );
    expect(lines).toHaveLength(13);
    expect(lines.at(-1)).toBe('// + 8 methods');
  });

  test('a class with static methods is used through them', () => {
    expect(
      codeOf('export declare class Easing {static linear(t: number): number;}', 'Easing'),
    ).toBe('Easing.linear(t: number): number;');
  });

  test('a class with instances is declared', () => {
    expect(
      codeOf(
        'export declare class Store {static create(): Store; size: number; get(key: string): string;}',
        'Store',
      ),
    ).toBe(
      [
        'class Store {',
        '  static create(): Store;',
        '  size: number;',
        '  get(key: string): string;',
        '}',
      ].join('\n'),
    );
  });

  test('a constant has its type', () => {
    expect(codeOf('export declare const VERSION = "4.0.331";', 'VERSION')).toBe(
      "const VERSION: '4.0.331';",
    );
  });

  test('an object type has its fields', () => {
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

  test('a type of functions keeps its type parameters, and shows what it returns', () => {
    expect(
      codeOf(
        'export type Calculate<T> = (options: {props: T}) => {fps: number} | Promise<{fps: number}>;',
        'Calculate',
      ),
    ).toMatch(/^type Calculate<T> = \(options: \{\n {2}props: T;\n\}\) => /);
  });

  test('a union of literals', () => {
    expect(codeOf('export type Layout = "none" | "absolute-fill";', 'Layout')).toBe(
      "type Layout = 'absolute-fill' | 'none';",
    );
    const many = Array.from({length: 20}, (_, index) => `"literal-${index}"`).join(' | ');
    const lines = linesOf(signature(`export type Codec = ${many};`, 'Codec'));
    expect(lines).toHaveLength(14);
    expect(lines.at(-1)).toBe('  // + 8 types');
  });
});

test('never shows internal members', () => {
  const code = codeOf(
    'export declare const get: (options: {id: string; _internal?: number; onlyOld?: never}) => void;',
    'get',
  );
  expect(code).not.toContain('_internal');
});
