import {describe, expect, it} from 'vitest';
import {readPeerOptions} from '../../../../scripts/benchmark/peers/options';

describe('the arguments of the benchmark of peers', () => {
  it('are optional, and can reduce the number of repetitions', () => {
    expect(readPeerOptions([])).toEqual({quick: false});
    expect(readPeerOptions(['--quick'])).toEqual({quick: true});
  });

  it.each([[['--fast']], [['--quick', 'vitepress']], [['--quick=no']]])(
    'are refused when unknown: %j',
    (args) => {
      expect(() => readPeerOptions(args)).toThrow(
        /^Unknown argument .+ The only option is --quick\.$/,
      );
    },
  );
});
