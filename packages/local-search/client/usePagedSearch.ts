import {useCallback, useEffect, useRef, useState} from 'react';
import {type Hit, hitsPerPage} from './engine/types';
import {useSearch} from './useSearch';

/** Milliseconds without a key press before a query is sent. */
const pause = 150;

export interface SearchState {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly hasMore: boolean;
}

const idle: SearchState = {status: 'idle', hits: [], nbHits: 0, hasMore: false};

/**
 * Loads the results of a query page by page. Late responses to earlier queries are ignored.
 *
 * @returns the state, and a function that loads the next page, or retries after a failure
 */
export const usePagedSearch = (
  query: string,
  perPage = hitsPerPage,
): SearchState & {readonly more: () => void} => {
  const search = useSearch();
  const [state, setState] = useState(idle);
  const latest = useRef(0);
  const pages = useRef(0);

  const ask = useCallback(() => {
    const turn = ++latest.current;
    const page = pages.current;
    setState((before) => ({...before, status: 'loading'}));
    const snippetWords = window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
    search({query, page, hitsPerPage: perPage, snippetWords}).then(
      ({hits, nbHits, nbPages}) => {
        if (turn === latest.current) {
          pages.current = page + 1;
          setState((before) => ({
            status: 'done',
            hits: page === 0 ? hits : [...before.hits, ...hits],
            nbHits,
            hasMore: page + 1 < nbPages,
          }));
        }
      },
      () => {
        if (turn === latest.current) {
          setState((before) => ({...before, status: 'failed'}));
        }
      },
    );
  }, [search, query, perPage]);

  useEffect(() => {
    latest.current++;
    pages.current = 0;
    if (query.trim() === '') {
      setState(idle);
      return;
    }
    setState((before) => ({...before, status: 'loading'}));
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [ask, query]);

  return {...state, more: ask};
};
