import {useCallback} from 'react';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {Hit, SearchAnswer, SearchQuestion} from './engine/types';
import {siteRoot, useSearchSettings} from './settings';

export type Search = (question: SearchQuestion) => Promise<SearchAnswer>;

/**
 * One search, two engines: Algolia where the settings name it, otherwise the index that comes with the
 * site. Addresses of hits are paths of this site. Loads the engine with the first question.
 *
 * @returns a function that throws when the engine cannot be reached
 */
export const useSearch = (): Search => {
  const settings = useSearchSettings();
  const pathOf = useSearchResultUrlProcessor();
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
      return {...answer, hits: answer.hits.map((hit): Hit => ({...hit, url: pathOf(hit.url)}))};
    },
    [settings, pathOf],
  );
};
