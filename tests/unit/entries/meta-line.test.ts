import {describe, expect, it} from 'vitest';
import {metaLine} from '../../../src/product/meta-line';

describe('metaLine', () => {
  it('separates the subject from the tags with one middle dot', () => {
    expect(metaLine('LyonJS (2022)', ['events', 'social'])).toBe('LyonJS (2022) · events, social');
  });

  it.each([
    [undefined, ['events', 'social'], 'events, social'],
    ['', ['events'], 'events'],
    ['LyonJS', [], 'LyonJS'],
    [undefined, [], ''],
  ])('has no separator next to an empty part: %j, %j', (subject, tags, line) => {
    expect(metaLine(subject, tags)).toBe(line);
  });
});
