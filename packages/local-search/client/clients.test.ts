import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {askInstead, toQuestion} from './docSearchClient';
import {searchAlgolia} from './algoliaClient';
import {toObject} from '../upload';
import {AlgoliaStandIn} from '../testing/algolia-stand-in';
import {engineOver, recordsOf, sources} from '../testing/fixtures';

/** A request as `@docsearch/react` 3.9.0 sends it, on a wide screen. */
const docSearchRequest = {
  query: 'interpolate',
  indexName: 'acme',
  attributesToRetrieve: ['hierarchy.lvl0', 'content', 'type', 'url'],
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
};

type Client = Parameters<ReturnType<typeof askInstead>>[0];

describe('askInstead', () => {
  it("responds to requests of DocSearch in Algolia's format", async () => {
    const {engine} = await engineOver(recordsOf(sources));
    const {search} = askInstead((question) => engine.search(question))({} as Client);
    const {results} = await search({requests: [docSearchRequest]});
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      nbHits: expect.any(Number),
      hits: expect.arrayContaining([
        expect.objectContaining({url: '/docs/interpolate', type: 'lvl1'}),
      ]),
    });
  });

  it('reports a failure after the request has ended, unless another one has started', async () => {
    vi.useFakeTimers();
    const {search} = askInstead(() => Promise.reject(new Error('offline')))({} as Client);
    const reported: string[] = [];
    const ask = (name: string) =>
      search({requests: [docSearchRequest]}).catch((error: unknown) => {
        reported.push(`${name}: ${(error as Error).name}`);
        throw error;
      });
    expect(await Promise.all([ask('first'), ask('second')])).toEqual([
      {results: [{hits: [], nbHits: 0}]},
      {results: [{hits: [], nbHits: 0}]},
    ]);
    expect(reported).toEqual([]);
    vi.runAllTimers();
    expect(reported).toEqual(['second: RetryError']);
    vi.useRealTimers();
  });

  it('shows fewer words on a narrow screen, as DocSearch requests', () => {
    expect(toQuestion({...docSearchRequest, attributesToSnippet: ['content:5']})).toEqual({
      query: 'interpolate',
      page: 0,
      hitsPerPage: 20,
      snippetWords: 5,
    });
  });
});

describe('searchAlgolia', () => {
  let algolia: AlgoliaStandIn;
  const settings = {
    engine: 'algolia',
    appId: 'STANDINAPP',
    apiKey: 'search-key',
    indexName: 'acme',
    searchParameters: {},
    baseUrl: '/',
  } as const;
  const client = () =>
    liteClient('STANDINAPP', 'search-key', {
      hosts: [{url: '127.0.0.1', port: algolia.port, accept: 'read', protocol: 'http'}],
    });
  beforeAll(async () => {
    algolia = await AlgoliaStandIn.start();
    algolia.indices.set(
      'acme',
      new Map(
        recordsOf(sources).map((record) => [
          record.objectID,
          {...toObject(record), objectID: record.objectID},
        ]),
      ),
    );
  });
  afterAll(() => algolia.stop());
  const ask = (query: string) =>
    searchAlgolia(settings, {query, page: 0, hitsPerPage: 20, snippetWords: 10}, client());

  it('finds uploaded records', async () => {
    expect((await ask('interpolate')).hits.map(({url}) => url)).toContain(
      'https://www.example.com/docs/interpolate',
    );
  });

  it('fails if Algolia fails', async () => {
    algolia.mode = 'failing';
    await expect(ask('spring')).rejects.toThrow();
    algolia.mode = 'working';
  });
});
