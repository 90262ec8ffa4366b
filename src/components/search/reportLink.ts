import {external} from '@site/config/external-links';

/** The URL for reporting that a search should have returned results. */
export const reportLink = (query: string): string =>
  `${external.repository}/issues/new?${new URLSearchParams({title: `Docs search has no results for "${query}"`}).toString()}`;
