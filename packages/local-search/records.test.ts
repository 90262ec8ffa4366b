import {describe, expect, it} from 'vitest';
import {toRecords} from './records';
import {recordsOf, sources} from './testing/fixtures';

describe('toRecords', () => {
  const records = recordsOf(sources.slice(0, 1));

  it('creates a record for each heading and one for the text below it, like DocSearch', () => {
    expect(records.map(({objectID, type, content}) => [objectID, type, content])).toEqual([
      ['/docs/use-current-frame', 'lvl1', 'The number of the current frame.'],
      ['/docs/use-current-frame:0', 'content', 'The number of the current frame.'],
      ['/docs/use-current-frame#inside-a-sequence', 'lvl2', null],
      [
        '/docs/use-current-frame#inside-a-sequence:0',
        'content',
        'Within <Sequence> the count starts at 0 & goes on.',
      ],
    ]);
  });

  it('adds the facets that queries filter by, and the URL, to every record', () => {
    expect(records[3]).toMatchObject({
      url: 'https://www.example.com/docs/use-current-frame#inside-a-sequence',
      url_without_anchor: 'https://www.example.com/docs/use-current-frame',
      anchor: 'inside-a-sequence',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      hierarchy: {
        lvl0: 'core',
        lvl1: 'useCurrentFrame()',
        lvl2: 'Inside a sequence',
        lvl3: null,
      },
      weight: {pageRank: 0, level: 0, position: 1},
    });
  });

  it('adds the messages of troubleshooting pages, and of sections about errors', () => {
    const quoting = (headings: readonly string[], isTroubleshooting = false) =>
      toRecords(
        {
          url: 'https://x.test/t',
          language: 'en',
          docusaurusTag: 'default',
          version: null,
          part: 'Docs',
          breadcrumbs: [],
          sections: [{anchor: 'a', headings, blocks: ['Text'], quotes: ['It failed']}],
        },
        {category: 'Guide', isTroubleshooting},
      ).map(({quotes}) => quotes);
    const added = {messages: ['It failed'], isTroubleshooting: false};
    expect(quoting(['render()', 'Errors'])).toEqual([added, undefined]);
    expect(quoting(['CLI', 'Common errors'])).toEqual([added, undefined]);
    expect(quoting(['Render', 'Pitfalls', 'Too many functions'])).toEqual([added, undefined]);
    expect(quoting(['Errors', 'Example'])).toEqual([undefined, undefined]);
    expect(quoting(['render()', 'onError?'])).toEqual([undefined, undefined]);
    expect(quoting(['Timeout', 'Example'], true)).toEqual([
      {...added, isTroubleshooting: true},
      undefined,
    ]);
  });

  it("splits a long text between blocks, below Algolia's size limit", () => {
    const section = {
      anchor: null,
      headings: ['T'],
      blocks: ['a'.repeat(3000), 'b'.repeat(3000), 'c '.repeat(4000)],
      quotes: [],
    };
    const texts = toRecords(
      {
        url: 'https://x.test/t',
        language: 'en',
        docusaurusTag: 'default',
        version: null,
        part: 'Docs',
        breadcrumbs: [],
        sections: [section],
      },
      {category: 'Guide', isTroubleshooting: false},
    )
      .filter(({type}) => type === 'content')
      .map(({content}) => content ?? '');
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(5000);
    expect(texts.join('').replace(/\s/g, '')).toBe(section.blocks.join('').replace(/\s/g, ''));
  });
});
