import {describe, expect, it} from 'vitest';
import {createMatcher, highlight, snippet} from './highlight';
import {nameKey, queryWords, tokenize} from './tokenize';

const matcher = (found: string[], words = found) => createMatcher(new Set(found), words);

describe('tokenize', () => {
  const terms = (text: string) => tokenize(text).map(({term}) => term);

  it.each([
    ['useCurrentFrame()', ['usecurrentframe', 'use', 'current', 'frame']],
    ['renderMediaOnLambda', ['rendermediaonlambda', 'render', 'media', 'on', 'lambda']],
    ['ACME_AWS_KEY', ['acme_aws_key', 'acme', 'aws', 'key']],
    ['useGLTFLoader', ['usegltfloader', 'use', 'gltf', 'loader']],
    ['version 4.0.331', ['version', '4.0.331']],
    ['--props', ['prop']],
    ['frames across Series', ['frame', 'across', 'serie']],
    ['@acme/media-parser', ['acme', 'media', 'parser']],
  ])('reads %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('does not split the identifiers in a query', () => {
    expect(queryWords('useCurrentFrame of <Sequence>')).toEqual([
      'usecurrentframe',
      'of',
      'sequence',
    ]);
  });

  it('recognizes two spellings of the same name', () => {
    expect(nameKey('use current frame')).toBe(nameKey('useCurrentFrame()'));
  });
});

describe('highlight', () => {
  it('highlights the typed part of a longer word', () => {
    expect(highlight('spring and springs', matcher(['spring'], ['spri']))).toBe(
      '<mark>spri</mark>ng and <mark>spri</mark>ngs',
    );
  });

  it('highlights the whole word if it has a typo', () => {
    expect(highlight('interpolate()', matcher(['interpolate'], ['interpoalte']))).toBe(
      '<mark>interpolate</mark>()',
    );
  });

  it('highlights words inside an identifier', () => {
    expect(highlight('useCurrentFrame()', matcher(['current', 'frame']))).toBe(
      'use<mark>CurrentFrame</mark>()',
    );
  });

  it('escapes the surrounding text', () => {
    expect(highlight('<Img src="a"> & more', matcher(['img']))).toBe(
      '&lt;<mark>Img</mark> src=&quot;a&quot;&gt; &amp; more',
    );
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve thirteen';

  it('shows the whole text if it is short', () => {
    expect(snippet('one two', matcher(['two']), 10)).toBe('one <mark>two</mark>');
  });

  it('shows the given number of words around the best match', () => {
    expect(snippet(text, matcher(['eleven', 'twelve']), 5)).toBe(
      '…nine ten <mark>eleven</mark> <mark>twelve</mark> thirteen',
    );
  });

  it('shows the start if there is no match', () => {
    expect(snippet(text, matcher([]), 3)).toBe('one two three…');
  });
});
