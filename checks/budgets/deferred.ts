export interface Script {
  readonly address: string;
  readonly text: string;
}

/** A part of the site that no page loads before the reader requests it. */
export interface Deferred {
  readonly what: string;
  /** Whether a script contains the part, judging by a text that no page contains or by the name of the file. */
  readonly isIn: (script: Script) => boolean;
}

export const deferredParts: readonly Deferred[] = [
  {what: 'the Player', isIn: ({text}) => text.includes('remotion-volume-slider')},
  {what: 'the search dialog', isIn: ({text}) => text.includes('DocSearch-Modal')},
  {what: 'the search index', isIn: ({text}) => text.includes('search-index.json')},
  {what: 'the Ask AI panel', isIn: ({address}) => address.includes('/on-demand-ask-ai.')},
  {what: 'the menu of “Copy page”', isIn: ({address}) => address.includes('/on-demand-copy-page.')},
];
