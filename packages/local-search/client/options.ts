import options from '@generated/local-search/default/options.json';

export const {popularPages, suggestedQueries, description} = options;

const {reportUrl} = options;

/** Returns the URL for reporting that a query should have results; undefined if the site has no `reportUrl`. */
export const getReportUrl =
  reportUrl === null
    ? undefined
    : ({query}: {readonly query: string}): string =>
        reportUrl.replace('{query}', encodeURIComponent(query));
