import {useCallback} from 'react';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {Hit, SearchAnswer, SearchQuestion} from './engine/types';
import {siteRoot, useSearchSettings} from './settings';

export type Search = (question: SearchQuestion) => Promise<SearchAnswer>;

/**
 * Searches with Algolia if it is configured, otherwise with the site's own index. URLs of hits are paths on
 * this site. The engine is loaded with the first query.
 *
 * @returns a function that rejects if the engine can't be reached
 */
export const useSearch = (): Search => {
  const settings = useSearchSettings();
  const processUrl = useSearchResultUrlProcessor();
  return useCallback(
    async (question) => {
      if (settings.engine === 'local') {
        const {searchLocally} = await import(
          /* webpackChunkName: "on-demand-search-local" */ './localClient'
        );
        return searchLocally(siteRoot(settings), question);
      }
      const {searchAlgolia} = await import(
        /* webpackChunkName: "on-demand-search-algolia" */ './algoliaClient'
      );
      const answer = await searchAlgolia(settings, question);
      return {...answer, hits: answer.hits.map((hit): Hit => ({...hit, url: processUrl(hit.url)}))};
    },
    [settings, processUrl],
  );
};
