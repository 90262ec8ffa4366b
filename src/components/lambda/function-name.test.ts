import {createRequire} from 'node:module';
import {speculateFunctionName} from '@remotion/lambda/client';
import {describe, expect, it, test} from 'vitest';
import {outsideLimits, readFunctionName, readVersion, whatIsWrong} from './functionName';

const require = createRequire(import.meta.url);
const dist = require.resolve('@remotion/lambda-client').replace(/index\.js$/, '');
const {parseFunctionName} = require(`${dist}parse-function-name.js`) as {
  parseFunctionName: (name: string) => unknown;
};

const valid = [
  'remotion-render-4-0-331-mem2048mb-disk2048mb-120sec',
  'remotion-render-3-3-82-mem512mb-disk10240mb-900sec',
  'remotion-render--mem0mb-disk0mb-0sec',
  'remotion-render-a-mem1mb-disk2mb-3sec-mem4mb-disk5mb-6sec',
  'remotion-render-4-0-331-mem02048mb-disk2048mb-120sec',
  'arn:aws:lambda:us-east-1:123456789012:function:remotion-render-4-0-331-mem2048mb-disk2048mb-120sec',
  'my-remotion-render-4-0-331-mem2048mb-disk2048mb-120sec',
];

const invalid = [
  ['', 'Enter a function name.'],
  ['my-function', 'the prefix `remotion-render-`'],
  ['Remotion-render-4-0-331-mem2048mb-disk2048mb-120sec', 'the prefix'],
  ['remotion-render-4-0-331', 'the memory'],
  ['remotion-render-4-0-331-mem2048mb-120sec', 'the disk size'],
  ['remotion-render-4-0-331-mem2048mb-disk2GB-120sec', 'the disk size'],
  ['remotion-render-4-0-331-mem2048mb-disk2048mb', 'the timeout'],
  ['remotion-render-4-0-331-mem2048mb-disk2048mb-120sec:$LATEST', 'must end with the timeout'],
  ['remotion-render-mem2048mb-disk2048mb-120sec', 'the version'],
] as const;

describe('the function name reader', () => {
  it.each([...valid, ...invalid.map(([name]) => name)])('reads %j like the package', (name) => {
    expect(readFunctionName(name)).toEqual(parseFunctionName(name));
  });

  it('reads the name that the package calculates', () => {
    const settings = {memorySizeInMb: 3008, diskSizeInMb: 10240, timeoutInSeconds: 900};
    expect(readFunctionName(speculateFunctionName(settings))).toMatchObject(settings);
  });

  it.each(valid)('accepts %s', (name) => {
    expect(readFunctionName(name)).not.toBeNull();
  });

  it.each(invalid)('explains what is wrong with %j', (name, problem) => {
    expect(readFunctionName(name)).toBeNull();
    expect(whatIsWrong(name)).toContain(problem);
  });
});

test.each([
  ['4-0-331', '4.0.331'],
  ['4-0-0-alph', '4-0-0-alph'],
  ['', ''],
])('writes the version %j as %j', (version, expected) => {
  expect(readVersion(version)).toBe(expected);
});

test('reports settings outside the limits', () => {
  expect(outsideLimits('timeoutInSeconds', 900)).toBe('');
  expect(outsideLimits('timeoutInSeconds', 901)).toBe(', outside the limits (15 to 900)');
  expect(outsideLimits('memorySizeInMb', 511)).toBe(', outside the limits (512 to 10240)');
});
