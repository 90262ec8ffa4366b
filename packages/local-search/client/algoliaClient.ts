import {type LiteClient, liteClient} from 'algoliasearch/lite';
import type {Hit, SearchAnswer, SearchQuestion} from './engine/types';
import type {SearchSettings} from './settings';

const clients = new Map<string, LiteClient>();

const clientOf = ({appId, apiKey}: SearchSettings): LiteClient => {
  const client = clients.get(appId) ?? liteClient(appId, apiKey);
  clients.set(appId, client);
  return client;
};

/**
 * Sends a query to Algolia, with the same attributes and tags as DocSearch's dialog.
 *
 * @throws if no Algolia host responds
 */
export const searchAlgolia = async (
  settings: SearchSettings,
  {query, page, hitsPerPage, snippetWords}: SearchQuestion,
  client = clientOf(settings),
): Promise<SearchAnswer> => {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  const {results} = await client.searchForHits<Hit>({
    requests: [
      {
        indexName: settings.indexName,
        query,
        page,
        hitsPerPage,
        attributesToRetrieve: [
          'hierarchy.lvl0',
          ...levels,
          'content',
          'type',
          'url',
          'url_without_anchor',
          'anchor',
        ],
        attributesToSnippet: [...levels, 'content'].map(
          (attribute) => `${attribute}:${snippetWords}`,
        ),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        ...settings.searchParameters,
      },
    ],
  });
  const [result] = results;
  return {
    hits: (result?.hits ?? []) as unknown as Hit[],
    nbHits: result?.nbHits ?? 0,
    nbPages: result?.nbPages ?? 0,
    page: result?.page ?? page,
    query,
  };
};
