/** Returns the path of the search page, including the base URL. Its parameter `q` is the query. */
export declare const useSearchPath: () => string;
/** Returns a function that creates the URL of the search page with a query. */
export declare const useSearchLink: () => ((query: string) => string);
