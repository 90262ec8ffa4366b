import {describe, expect, test} from 'vitest';
import type {EmptyCommandLine} from '../../../../checks/defaults/command-line';
import {findDefault, type Evidence} from '../../../../checks/defaults/proof';
import type {CodeFacts} from '../../../../checks/defaults/shipped-code';

const nothing: CodeFacts = {defaults: [], isRead: false};

const commandLine: EmptyCommandLine = {
  flags: {cli: {}, lambda: {}, cloudrun: {}},
  stillImageFormat: 'png',
  settings: {},
  methodNames: {},
};

const evidence = (changes: Partial<Evidence> = {}): Evidence => ({
  options: () => ({}),
  commandLine: () => commandLine,
  search: () => nothing,
  initialValue: () => undefined,
  ...changes,
});

const option = {
  kind: 'option',
  packageName: 'remotion',
  symbol: 'spring',
  option: 'delay',
} as const;

const levels = (...values: readonly (readonly string[])[]): CodeFacts => ({
  defaults: values.map((level) =>
    level.map((value) => ({value, isLiteral: value !== 'isHidden', place: 'a.js:1'})),
  ),

  isRead: true,
});

describe('an option', () => {
  const find = (facts: CodeFacts, type: string) =>
    findDefault({subject: option, type}, evidence({search: () => facts}))?.value;

  test('has the default of its option object', () => {
    const options = () => ({'remotion spring delay': 3});
    expect(findDefault({subject: option, type: 'number'}, evidence({options}))).toEqual({
      method: 'option',
      value: '3',
    });
  });

  test('has the nearest default in the code', () => {
    expect(find(levels(['3'], ['4']), 'number')).toBe('3');
  });

  test('has null if its type accepts null, and the default behind null if it does not', () => {
    expect(find(levels(['null'], ['3']), 'number | null')).toBe('null');
    expect(find(levels(['null'], ['3']), 'number')).toBe('3');
    expect(find(levels(['undefined'], ['3']), 'number | null')).toBe('3');
  });

  test('has no proof if the code has two different defaults', () => {
    expect(find(levels(['3', '4']), 'number')).toBeUndefined();
    expect(find(levels(['3', '3']), 'number')).toBe('3');
  });

  test('ignores the other side of || if it is a boolean', () => {
    expect(find(levels(['isHidden']), 'boolean')).toBe('false');
    expect(find(levels(['isHidden']), 'number')).toBe('isHidden');
  });

  test('is what its type has for “not set” only if code reads it', () => {
    expect(find({...nothing, isRead: true}, 'number')).toBe('undefined');
    expect(find({...nothing, isRead: true}, 'number | null')).toBe('null');
    expect(find({...nothing, isRead: true}, 'boolean')).toBe('false');
    expect(find(nothing, 'boolean')).toBeUndefined();
  });
});

describe('a flag', () => {
  const flag = (name: string, changes: object = {}) => ({
    kind: 'flag' as const,
    cli: 'cli' as const,
    command: 'render',
    flag: {name, aliases: [], setters: [], ...changes},
  });
  const find = (subject: ReturnType<typeof flag>, changes: Partial<Evidence> = {}) =>
    findDefault({subject, type: 'string'}, evidence(changes));

  test('has the default of its option object', () => {
    expect(find(flag('scale', {default: 1}))).toEqual({method: 'option', value: '1'});
  });

  test('has the value of an empty command line', () => {
    const changes = {
      commandLine: () => ({...commandLine, flags: {...commandLine.flags, cli: {codec: 'h264'}}}),
    };
    expect(find(flag('codec'), changes)).toEqual({method: 'command line', value: '"h264"'});
    expect(find({...flag('image-format'), command: 'still'})?.value).toBe('"png"');
  });

  test('has the initial value of its setting, unless its settings differ', () => {
    const initialValue = (method: string) => (method === 'setA' ? '1' : '2');
    expect(find(flag('a', {setters: ['setA']}), {initialValue})?.value).toBe('1');
    expect(find(flag('a', {setters: ['setA', 'setB']}), {initialValue})).toBeUndefined();
  });

  test('is null if its option object says so and nothing else has a default', () => {
    expect(find(flag('crf', {default: null}))).toEqual({method: 'option', value: 'null'});
  });
});

test('a setting has the stored value, or the initial value of what it changes', () => {
  const subject = {kind: 'setting', method: 'setCodec'} as const;
  expect(
    findDefault(
      {subject, type: 'Codec'},
      evidence({commandLine: () => ({...commandLine, settings: {setCodec: 'h264'}})}),
    ),
  ).toEqual({method: 'setting', value: '"h264"'});
  expect(
    findDefault(
      {subject, type: 'Codec'},
      evidence({
        commandLine: () => ({...commandLine, methodNames: {setCodec: 'setOwn'}}),
        initialValue: (method) => (method === 'setOwn' ? '5' : undefined),
      }),
    )?.value,
  ).toBe('5');
});
