import {describe, expect, test} from 'vitest';
import {similarHeading} from './heading-place';

describe('a missing heading', () => {
  const headings = [
    {id: 'entrypoint', text: 'entryPoint'},
    {id: 'rootdir', text: 'rootDir?'},
    {id: 'what-it-sets', text: 'Public path'},
  ];

  test('is found by its ID or its text', () => {
    expect(similarHeading(headings, 'entrypiont')).toBe(headings[0]);
    expect(similarHeading(headings, 'public-path')).toBe(headings[2]);
  });

  test('is not found if it was removed', () => {
    expect(similarHeading(headings, 'outdir')).toBeUndefined();
  });
});
