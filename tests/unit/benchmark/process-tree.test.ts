import {describe, expect, it} from 'vitest';
import {statFields} from '../../../scripts/benchmark/process-tree';

describe('/proc/<pid>/stat', () => {
  it('is read behind the name, whatever the name contains', () => {
    expect(statFields('12 (node (x) y) S 7 12 12 0')).toEqual(['S', '7', '12', '12', '0']);
  });
});
