import {beforeAll, describe, expect, it} from 'vitest';
import {nameFactors} from './names';
import {hitsPerPage} from './types';
import {weights} from './weights';
import {engineOver, recordsOf, sources} from '../../testing/fixtures';

const question = (query: string, page = 0) => ({query, page, hitsPerPage, snippetWords: 10});

describe('the engine', () => {
  let setup: Awaited<ReturnType<typeof engineOver>>;
  beforeAll(async () => {
    setup = await engineOver(recordsOf(sources));
  });
  it('finds a page by a question in its `asked`, whose words the page does not contain', async () => {
    const {engine} = await engineOver(
      recordsOf(
        sources.map((source) =>
          source.path === '/docs/sequence'
            ? {...source, asked: ['delay an element', 'subtitles come too early', 'start later']}
            : source,
        ),
      ),
    );
    const {hits} = await engine.search(question('why do my subtitles come early'));
    expect(hits[0]?.url).toBe('/docs/sequence');
    expect((await setup.engine.search(question('subtitles come early'))).hits).toEqual([]);
  });

  const first = async (query: string) => (await setup.engine.search(question(query))).hits[0]?.url;

  it.each([
    ['interpolate', '/docs/interpolate'],
    ['interp', '/docs/interpolate'],
    ['interpoalte', '/docs/interpolate'],
    ['useCurrentFrame()', '/docs/use-current-frame'],
    ['use current frame', '/docs/use-current-frame'],
    ['current frame', '/docs/use-current-frame'],
    ['usecurentframe', '/docs/use-current-frame'],
    ['<Sequence>', '/docs/sequence'],
    ['Sequences', '/docs/sequence'],
    ['how do I clamp a value', '/docs/interpolate#extrapolateleft'],
    ['called but not cleared', '/docs/timeout#message'],
    ['licence', '/docs/license'],
    ['when was sound released', '/blog/2-0'],
  ])('answers "%s" with %s', async (query, url) => {
    expect(await first(query)).toBe(url);
  });

  it('prefers the reference to a post that mentions it', async () => {
    const {hits} = await setup.engine.search(question('interpolate'));
    expect(hits.map(({url_without_anchor}) => url_without_anchor)).toContain('/blog/2-0');
  });

  it('prefers the page whose message is pasted to pages that contain its words or quote it too', async () => {
    const page = (path: string, heading: string, text: string, isTroubleshooting: boolean) => ({
      path,
      category: 'Troubleshooting',
      title: path,
      description: 'A page.',
      parts: [[heading, text]] as const,
      isTroubleshooting,
    });
    const message = 'Frame 12 could not be loaded in time';
    const {engine} = await engineOver(
      recordsOf([
        page(
          '/docs/loaded-frame-time',
          'Could a frame not be loaded',
          'In time: load the frame.',
          false,
        ),
        page('/docs/list', 'Find the page', message, true),
        page('/docs/slow', 'Message', message, true),
      ]),
    );
    for (const part of [message, 'frame 400 could not be loaded', 'not be loaded in time']) {
      const {hits} = await engine.search(question(part));
      expect(hits[0]?.url).toBe('/docs/slow#message');
    }
  });

  describe('if a message is pasted', () => {
    const message = 'The frame range 0-90 is not available';
    const api = {
      path: '/docs/render-part',
      category: 'Rendering',
      title: 'renderPart()',
      description: 'Render some frames of a long video on another machine.',
      quotes: true,
    };
    const troubleshooting = {
      path: '/docs/short-video',
      category: 'Troubleshooting',
      title: 'Short video',
      description: 'A page.',
      parts: [['Find the page', message]] as const,
      isTroubleshooting: true,
    };
    const first = async (...pages: Parameters<typeof recordsOf>[0]) => {
      const {engine} = await engineOver(recordsOf(pages));
      return (await engine.search(question(message))).hits[0]?.url;
    };

    it.each(['Errors', 'Pitfalls'])(
      'prefers the page that quotes it below “%s” to a page whose output contains it',
      async (heading) => {
        const other = {...api, path: '/docs/other', parts: [['Example', message]] as const};
        expect(await first(other, {...api, parts: [[heading, message]]})).toMatch(
          /^\/docs\/render-part#/,
        );
      },
    );

    it('prefers a troubleshooting page to the page of the function that throws it', async () => {
      expect(await first({...api, parts: [['Errors', message]]}, troubleshooting)).toBe(
        '/docs/short-video#find-the-page',
      );
    });
  });

  describe('while a name is typed', () => {
    const page = (path: string, title: string, description = 'A page.') => ({
      path: `/docs/${path}`,
      category: 'core',
      title,
      description,
    });
    const titled = recordsOf([
      page('a/static-file', 'staticFile() paths', 'A page.'),
      page('a/wave', 'staticFileInfo()'),
      page('files/static-file', 'staticFile()'),
      page('a/slides', 'Slide transitions'),
      page('transitions', 'Transitions'),
      page('slides/transition-series', '<TransitionSeries>'),
    ]);

    it.each([
      ['stati', '/docs/files/static-file'],
      ['staticFileI', '/docs/a/wave'],
      ['transitionS', '/docs/slides/transition-series'],
      ['transitions', '/docs/transitions'],
    ])('answers "%s" with %s', async (query, url) => {
      const {engine} = await engineOver(titled);
      expect((await engine.search(question(query))).hits[0]?.url).toBe(url);
    });
  });

  describe('with options', () => {
    const urlOf = async (
      query: string,
      changes: Partial<(typeof sources)[number]>,
      options?: Parameters<typeof engineOver>[1],
    ) => {
      const changed = sources.map((source) =>
        source.path === '/docs/license' ? {...source, ...changes} : source,
      );
      const {engine} = await engineOver(recordsOf(changed), options);
      return (await engine.search(question(query))).hits[0]?.url;
    };

    it('finds the terms that a word stands for', async () => {
      expect(await urlOf('prices', {})).toBeUndefined();
      expect(await urlOf('prices', {}, {synonyms: {price: 'license'}})).toBe('/docs/license');
    });

    it('treats a name with the brand in front as the same name', () => {
      const index = {
        sections: {heading: ['The Acme Player'], level: [1], page: [0], anchor: ['']},
        pages: [['/docs/acme-player', 0, 0]] as const,
      };
      expect(nameFactors({...index, brand: 'acme'}, 'player')(0)).toBe(weights.sameName);
      expect(nameFactors({...index, brand: ''}, 'player')(0)).toBe(1);
    });

    it('prefers pages with a higher weight, pages that the query names, and definitions', async () => {
      const acme = {description: 'Show something at a point in time.', title: 'Acme'};
      expect(await urlOf('show something', {...acme, weight: 0.1})).toBe('/docs/sequence');
      expect(await urlOf('show something', {...acme, weight: 9})).toBe('/docs/license');
      expect(await urlOf('show something in acme', {...acme, weight: 0.1, namedBy: ['acme']})).toBe(
        '/docs/license',
      );
      expect(await urlOf('what is something', {...acme, weight: 0.1, definitionWeight: 9})).toBe(
        '/docs/license',
      );
    });
  });

  it('only reads the first 64 characters', async () => {
    const padded = `${'x'.repeat(64)} interpolate`;
    expect((await setup.engine.search(question(padded))).nbHits).toBe(0);
  });

  it.each(['', '   ', '<>&', 'zzzzqqqq'])('finds nothing for "%s"', async (query) => {
    expect(await setup.engine.search(question(query))).toEqual({
      hits: [],
      nbHits: 0,
      nbPages: 0,
      page: 0,
      query,
    });
  });

  it('formats a heading for DocSearch: escaped, highlighted, without empty levels', async () => {
    const {hits} = await setup.engine.search(question('inside a sequence'));
    expect(hits[0]).toMatchObject({
      objectID: '/docs/use-current-frame#inside-a-sequence',
      type: 'lvl2',
      anchor: 'inside-a-sequence',
      hierarchy: {lvl0: 'core', lvl1: 'useCurrentFrame()', lvl2: 'Inside a sequence'},
      content: null,
      _highlightResult: {hierarchy: {lvl2: {value: '<mark>Inside</mark> a <mark>sequence</mark>'}}},
    });
    expect(Object.keys(hits[0]?.hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
  });

  it('shows the matching part of a text, escaped', async () => {
    const {hits} = await setup.engine.search(question('count starts'));
    expect(hits[0]).toMatchObject({
      type: 'content',
      content: 'Within &lt;Sequence&gt; the count starts at 0 &amp; goes on.',
      _snippetResult: {
        content: {
          value:
            'Within &lt;Sequence&gt; the <mark>count</mark> <mark>starts</mark> at 0 &amp; goes on.',
        },
      },
    });
  });

  it('loads a text once, when a result shows it', async () => {
    const {engine, read} = await engineOver(recordsOf(sources));
    expect(read).toEqual([
      'search-index.json',
      expect.stringMatching(/^assets\/search\/[0-9a-f]{12}\/index\.json$/),
    ]);
    await engine.search(question('inside a sequence'));
    const before = read.length;
    await engine.search(question('count starts'));
    await engine.search(question('count starts'));
    expect(
      read.slice(before).filter((path) => path.endsWith('/0.json')).length,
    ).toBeLessThanOrEqual(1);
  });

  it('returns pages of the requested size', async () => {
    const many = recordsOf(
      Array.from({length: 45}, (_, index) => ({
        path: `/docs/page-${index}`,
        category: 'Guide',
        title: `Page ${index}`,
        description: 'About frames.',
      })),
    );
    const {engine} = await engineOver(many);
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => engine.search(question('frames', page))),
    );
    expect(pages.map(({hits}) => hits.length)).toEqual([20, 20, 5, 0]);
    expect(pages[0]).toMatchObject({nbHits: 45, nbPages: 3});
    expect(new Set(pages.flatMap(({hits}) => hits.map(({url}) => url))).size).toBe(45);
  });
});

describe('buildIndexFiles', () => {
  it('writes equal files for equal records, in a folder named after their content', async () => {
    const [one, same, other] = await Promise.all([
      engineOver(recordsOf(sources)),
      engineOver(recordsOf(sources)),
      engineOver(recordsOf(sources.slice(1))),
    ]);
    expect([...same.files]).toEqual([...one.files]);
    expect([...other.files.keys()][0]).not.toBe([...one.files.keys()][0]);
  });

  it('rejects a text without a heading', async () => {
    const text = recordsOf(sources).filter(({type}) => type === 'content');
    await expect(engineOver(text)).rejects.toThrow(
      'The search record /docs/use-current-frame:0 has no heading before it.',
    );
  });
});
