import {describe, expect, it} from 'vitest';
import {readOptions} from '../../../scripts/benchmark/options';

describe('the arguments of the benchmark', () => {
  it('run everything except the scale part if there are none', () => {
    expect(readOptions([])).toEqual({
      parts: ['build', 'load', 'lighthouse', 'click', 'search'],
      quick: false,
    });
  });

  it.each([
    [
      ['--only', 'search,load'],
      ['load', 'search'],
    ],
    [['--only=load'], ['load']],
    [['--only', 'scale'], ['scale']],
    [
      ['--only', 'load', '--scale'],
      ['load', 'scale'],
    ],
    [['--scale'], ['build', 'load', 'lighthouse', 'click', 'search', 'scale']],
  ])('select parts: %j', (args, parts) => {
    expect(readOptions(args).parts).toEqual(parts);
  });

  it('reduce the number of repetitions', () => {
    expect(readOptions(['--quick', '--only', 'load'])).toEqual({parts: ['load'], quick: true});
  });

  it.each([
    [['--fast'], 'Unknown argument --fast'],
    [['--only', 'load,speed'], 'Unknown part "speed"'],
    [['--only'], 'Unknown part ""'],
  ])('are rejected if they are unknown: %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
