import type {EarlyScript} from '@docs-kit/deferred-hydration';
import {isSearchSlash, togglesSearch} from '@docs-kit/local-search/shortcuts';

/** Replays what a reader types into the search before the page is hydrated. */
export default {
  dialogKeys: {toggles: togglesSearch, opens: isSearchSlash},
  start: () => () => {
    document.querySelector('.DocSearch-Button')?.setAttribute('data-early', 'dialog');
  },
} satisfies EarlyScript;
