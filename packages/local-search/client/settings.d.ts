import type { DocSearchProps } from '@docsearch/react';
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
export declare const useSearchSettings: () => SearchSettings;
/**
 * The absolute URL of the site's root as the reader sees it. Previews have a different URL than the
 * configuration.
 */
export declare const siteRoot: ({ baseUrl }: SearchSettings) => string;
