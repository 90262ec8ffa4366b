import path from 'node:path';
import {searchName, searchPath} from '../../config/search';
import {contentTypes} from '../../delivery/hosts/content-types';
import type {BuiltSite, PageEdit, PageReader} from '../built-pages';

/** The theme writes this file too, as soon as the pages are built. */
const openSearchFile = 'opensearch.xml';

const link = /(<link rel="?search"? [^>]*title=)"[^"]*"/;

/**
 * Sets the name of the search in the theme's link to the description. The theme uses the title of the site, which is
 * longer than OpenSearch allows.
 *
 * @throws if a page has no such link in the format of this Docusaurus version
 */
export const nameSearchLink = (): PageEdit => (html) => {
  if (!link.test(html)) {
    throw new Error(
      'plugins/search found no link to opensearch.xml. Compare the plugin with the output of @docusaurus/theme-search-algolia.',
    );
  }
  return html.replace(link, `$1"${searchName}"`);
};

/** Replaces the theme's description after the last page has been read. */
export const searchDescription = ({
  baseUrl,
  siteConfig: {url, favicon = ''},
}: Pick<BuiltSite, 'baseUrl' | 'siteConfig'>): PageReader => ({
  read: () => {},
  files: () => new Map([[openSearchFile, openSearchDescription(url + baseUrl, favicon)]]),
});

/**
 * The OpenSearch description, with which browsers add the search of the site. The theme's own description has the
 * title of the site as its name, and the wrong type for the icon.
 *
 * @param root absolute URL of the site with a trailing slash
 * @param favicon path of the icon, relative to the root
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export const openSearchDescription = (root: string, favicon: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"
                       xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${searchName}</ShortName>
  <Description>Search the Remotion documentation</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="${contentTypes[path.extname(favicon).slice(1)]}">${root}${favicon}</Image>
  <Url type="text/html" method="get" template="${root}${searchPath}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}${openSearchFile}" />
  <moz:SearchForm>${root}</moz:SearchForm>
</OpenSearchDescription>
`;
