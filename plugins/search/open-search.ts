import path from 'node:path';
import {searchName, searchPath} from '../../config/search';
import {contentTypes} from '../../delivery/hosts/content-types';

export const openSearchFile = 'opensearch.xml';

/**
 * The OpenSearch description, with which browsers add the search of the site. The theme's own description has the
 * title of the site as its name, which is longer than OpenSearch allows, and the wrong type for the icon.
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
