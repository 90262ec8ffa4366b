import {useMemo} from 'react';
import type {DocSearchProps} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {noCredential} from './no-credential';

/** The search engine: Algolia or the site's own index. */
export interface SearchSettings {
  readonly engine: 'algolia' | 'local';
  readonly appId: string;
  readonly apiKey: string;
  /** DocSearch stores the reader's recent searches under this name. */
  readonly indexName: string;
  /** Algolia parameters that are part of every query. */
  readonly searchParameters: NonNullable<DocSearchProps['searchParameters']>;
  readonly baseUrl: string;
}

/** The settings of the search, from `themeConfig.algolia`. */
export const useSearchSettings = (): SearchSettings => {
  const {algolia} = useAlgoliaThemeConfig();
  const {baseUrl, projectName = 'docs'} = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    const engine = algolia.appId === noCredential ? 'local' : 'algolia';
    return {
      engine,
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      indexName: engine === 'local' ? projectName : algolia.indexName,
      searchParameters: algolia.searchParameters ?? {},
      baseUrl,
    };
  }, [algolia, baseUrl, projectName]);
};

/**
 * The absolute URL of the site's root as the reader sees it. Previews have a different URL than the
 * configuration.
 */
export const siteRoot = ({baseUrl}: SearchSettings): string =>
  new URL(baseUrl, window.location.href).href;
