import {describe, expect, it} from 'vitest';
import {judgeFigure, type Figure} from '../../../../scripts/benchmark/peers/verdict';

const names = ['VitePress', 'Starlight'];
const judge = (values: Figure['values'], better: Figure['better'] = 'less') =>
  judgeFigure({name: '', values, better}, names);

describe('the verdict on a figure', () => {
  it.each([
    [['9.9', '10.0', '10.1'], 'less'],
    [['100', '99', '90'], 'more'],
  ] as const)('is "ahead" only if every peer is behind: %j', (values, better) => {
    expect(judge(values, better)).toEqual({standing: 'ahead', of: []});
  });

  it.each([
    [['10.1', '10.0', '11'], 'less', ['VitePress']],
    [['10.1', '11', '9'], 'less', ['Starlight']],
    [['10.1', '10.0', '9'], 'less', ['VitePress', 'Starlight']],
    [['99', '99', '100'], 'more', ['Starlight']],
    [['9', '10', '9'], 'more', ['VitePress']],
  ] as const)('is "behind" if a peer is better, and names it: %j', (values, better, of) => {
    expect(judge(values, better)).toEqual({standing: 'behind', of});
  });

  it.each([
    [['100', '100', '90'], 'more', ['VitePress']],
    [['0', '0', '0'], 'less', ['VitePress', 'Starlight']],
  ] as const)('is "level" with the best: %j', (values, better, of) => {
    expect(judge(values, better)).toEqual({standing: 'level', of});
  });

  it.each([
    [null, '1', '2'],
    ['1', null, '2'],
    ['1', '2', null],
  ])('is unknown if a site was not measured: %j %j %j', (...values) => {
    expect(judge(values)).toEqual({standing: 'unknown', of: []});
  });
});
