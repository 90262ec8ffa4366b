/** Written by the plugin `local-search`. */
declare module '@generated/local-search/default/options.json' {
  const options: import('./options').BrowserOptions;
  export default options;
}

declare module '@theme/SearchModal' {
  const SearchModal: typeof import('./theme/SearchModal').default;
  export default SearchModal;
}

declare module '@theme/SearchNote' {
  export type Props = import('./theme/SearchNote').Props;
  const SearchNote: typeof import('./theme/SearchNote').default;
  export default SearchNote;
}

declare module '@theme/SearchFailure' {
  export type Props = import('./theme/SearchFailure').Props;
  const SearchFailure: typeof import('./theme/SearchFailure').default;
  export default SearchFailure;
}
