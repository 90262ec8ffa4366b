import {external} from '@site/config/external-links';

/** Where a reader reports that a search should have found something. */
export const reportLink = (query: string): string =>
  `${external.repository}/issues/new?${new URLSearchParams({title: `Docs search finds nothing for "${query}"`}).toString()}`;
