export declare const popularPages: readonly {
    readonly label: string;
    readonly to: string;
}[], suggestedQueries: readonly string[], description: string;
/** Returns the URL for reporting that a query should have results; undefined if the site has no `reportUrl`. */
export declare const getReportUrl: (({ query }: {
    readonly query: string;
}) => string) | undefined;
