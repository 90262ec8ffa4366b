import {useMemo} from 'react';
import type {DocSearchProps} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {noCredential} from '@site/config/search';

/** Who answers: Algolia, or the index that comes with the site. */
export interface SearchSettings {
  readonly engine: 'algolia' | 'local';
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Algolia's parameters that go along with every query. */
  readonly searchParameters: NonNullable<DocSearchProps['searchParameters']>;
  /** Path of the site's root. */
  readonly baseUrl: string;
}

/** The settings of the search, from `themeConfig.algolia`. */
export const useSearchSettings = (): SearchSettings => {
  const {algolia} = useAlgoliaThemeConfig();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useMemo(
    () => ({
      engine: algolia.appId === noCredential ? 'local' : 'algolia',
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      indexName: algolia.indexName,
      searchParameters: algolia.searchParameters ?? {},
      baseUrl,
    }),
    [algolia, baseUrl],
  );
};

/** Absolute address of the site's root as the reader sees it: a preview is not at the address of the configuration. */
export const siteRoot = ({baseUrl}: SearchSettings): string =>
  new URL(baseUrl, window.location.href).href;
