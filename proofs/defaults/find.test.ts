import {describe, expect, test} from 'vitest';
import type {EmptyCommandLine} from './command-line';
import {findDefault, type Evidence} from './find';

const commandLine: EmptyCommandLine = {
  flags: {cli: {}, lambda: {}, cloudrun: {}},
  stillImageFormat: 'png',
  settings: {},
  methodNames: {},
};

const evidence = (changes: Partial<Evidence> = {}): Evidence => ({
  options: () => ({}),
  commandLine: () => commandLine,
  inCode: () => undefined,
  initialValue: () => undefined,
  ...changes,
});

test('an option has the default of its option object, or else that in the code', () => {
  const spring = {
    type: 'number',
    subject: {kind: 'option', packageName: 'remotion', symbol: 'spring', option: 'delay'},
  } as const;
  const inCode = () => ({method: 'code', value: '4'});
  expect(
    findDefault(spring, evidence({options: () => ({'remotion spring delay': 3}), inCode})),
  ).toEqual({method: 'option', value: '3'});
  expect(findDefault(spring, evidence({inCode}))).toEqual({method: 'code', value: '4'});
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
