import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import SearchFailure from '@theme/SearchFailure';
import SearchNote from '@theme/SearchNote';
import translations from '@theme/SearchTranslations';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import LinkRow from '../client/LinkRow';
import type {ModalProps} from '../client/PendingDialog';
import {askAlgolia, askInstead, onSettled} from '../client/docSearchClient';
import {keepFocusInside} from '../client/keepFocusInside';
import {isSearchSlow, searchLocally} from '../client/localClient';
import {getReportUrl, popularPages, suggestedQueries} from '../client/options';
import {prepareSearch} from '../client/prepareSearch';
import {type SearchSettings, siteRoot, useSearchSettings} from '../client/settings';
import {isLayerOpen} from '../client/useBackCloses';
import {useSearchLink} from '../client/useSearchPath';
import './SearchModal.css';

/** Opens a page in place of the dialog's entry in the history. */
const go = (history: ReturnType<typeof useHistory>, url: string): void =>
  isLayerOpen() ? history.replace(url) : history.push(url);

/**
 * A result in the list, which is an option and must not contain a control. With a pointer on it, it is a link that can be
 * opened in a new tab. Enter is up to DocSearch.
 */
const Hit: DocSearchModalProps['hitComponent'] = ({hit, children}) => {
  const [isReached, setIsReached] = useState(false);
  const history = useHistory();
  const onClick = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      go(history, hit.url);
    }
  };
  return (
    // The option around it gets the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <a
      {...(isReached && {href: hit.url, tabIndex: -1})}
      onPointerEnter={() => setIsReached(true)}
      onClick={onClick}>
      {children}
    </a>
  );
};

/**
 * The link "See all 42 results" to the search page.
 *
 * @param onResults called with the query whose results are visible
 */
const useFooter = (
  onClose: () => void,
  onResults: (query: string) => void,
): DocSearchModalProps['resultsFooterComponent'] => {
  const linkTo = useSearchLink();
  return useMemo(
    () =>
      function ResultsFooter({state: {query, status, collections, context}}) {
        useEffect(() => {
          if (status === 'idle') {
            onResults(query);
          }
        }, [query, status, collections]);
        return (
          <Link to={linkTo(query)} replace={isLayerOpen()} onClick={onClose}>
            See all {String(context['nbHits'])} results
          </Link>
        );
      },
    [linkTo, onClose, onResults],
  );
};

const inputIn = (container: Element | null): HTMLInputElement | null =>
  container?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;

const setAttributes = (
  element: Element | null,
  attributes: Readonly<Record<string, string | null>>,
): void => {
  for (const [name, value] of Object.entries(attributes)) {
    // A MutationObserver calls this for each change.
    if (element && element.getAttribute(name) !== value) {
      if (value === null) {
        element.removeAttribute(name);
      } else {
        element.setAttribute(name, value);
      }
    }
  }
};

/** Fixes accessibility problems of DocSearch 3.9.0 that it has no options for. */
const amend = (container: Element, engine: 'algolia' | 'local'): void => {
  // DocSearch sets the role of a button on the whole dialog.
  setAttributes(container.querySelector('.DocSearch-Container'), {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Search',
    'aria-controls': null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-labelledby': null,
    tabindex: null,
  });
  // The header and footer of the dialog aren't the header and footer of the page.
  for (const part of container.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    setAttributes(part, {role: 'presentation'});
  }
  // All lists have the same ID, and the field refers to IDs that don't exist. The IDs of the items are correct:
  // `docsearch-hits0-item-3` is in `docsearch-hits0-list`.
  const lists = Array.from(container.querySelectorAll('[role=listbox]')).filter((list) =>
    list.querySelector('[role=option]'),
  );
  for (const list of lists) {
    const item = list.querySelector('[role=option]')?.id ?? '';
    setAttributes(list, {id: item.replace(/-item-\d+$/, '-list')});
  }
  setAttributes(inputIn(container), {
    role: 'combobox',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.map(({id}) => id).join(' ') || null,
  });
  if (engine === 'local') {
    container.querySelector('.DocSearch-Logo')?.remove();
  }
};

interface Screens {
  readonly modal: Element | null;
  /** The screen without a query. */
  readonly start: Element | null;
  readonly error: Element | null;
  /** The screen without results, unless DocSearch suggests queries itself: it does so after the first query with results. */
  readonly empty: Element | null;
  /** The place above the message of a screen without results. */
  readonly icon: Element | null;
}

const screensIn = (container: Element): Screens => {
  const find = (name: string) => container.querySelector(`.DocSearch-${name}`);
  return {
    modal: find('Modal'),
    start: inputIn(container)?.value === '' ? find('Dropdown') : null,
    error: find('ErrorScreen'),
    empty: find('NoResults-Prefill-List') ? null : find('NoResults'),
    icon: find('Screen-Icon'),
  };
};

/**
 * Amends what DocSearch renders, and finds the elements to add to, because DocSearch 3.9.0 has no options for the
 * content of these screens.
 */
const useScreens = (
  container: RefObject<Element | null>,
  engine: SearchSettings['engine'],
): Screens => {
  const [screens, setScreens] = useState<Screens>({
    modal: null,
    start: null,
    error: null,
    empty: null,
    icon: null,
  });

  useEffect(() => {
    const element = container.current;
    if (!element) {
      return undefined;
    }
    const update = () => {
      amend(element, engine);
      const found = screensIn(element);
      setScreens((before) =>
        Object.entries(found).every(([name, element]) => before[name as keyof Screens] === element)
          ? before
          : found,
      );
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['id', 'role', 'aria-controls', 'aria-expanded'],
    });
    // React handles the event at the body. An update before that would reset the field to its previous value.
    document.addEventListener('input', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('input', update);
    };
  }, [container, engine]);

  return screens;
};

/** The DocSearch dialog, with results from Algolia or from the site's own index. */
export default function SearchModal({onClose, typed}: ModalProps): ReactNode {
  const settings = useSearchSettings();
  const history = useHistory();
  const pathOf = useSearchResultUrlProcessor();
  const container = useRef<HTMLDivElement>(null);
  const local = settings.engine === 'local';
  const [start, setStart] = useState({...typed, attempt: 0});
  const screens = useScreens(container, settings.engine);
  const linkTo = useSearchLink();
  const [slow, setSlow] = useState(false);
  const pending = useRef(false);
  /** A query that the reader submitted before its results arrived. */
  const submitted = useRef(typed.submitted ? typed.query : '');

  const onResults = useCallback((query: string) => {
    if (submitted.current !== '' && submitted.current === query) {
      submitted.current = '';
      inputIn(container.current)?.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
      );
    }
  }, []);
  const resultsFooterComponent = useFooter(onClose, onResults);

  const props = useMemo((): Partial<DocSearchModalProps> => {
    const client = local
      ? askInstead((question) => searchLocally(siteRoot(settings), question))
      : askAlgolia;
    return {
      navigator: {
        navigate: ({itemUrl}) => go(history, itemUrl),
      },
      searchParameters: settings.searchParameters,
      transformSearchClient: (original) =>
        onSettled(client(original), (isPending) => {
          pending.current = isPending;
          setSlow(isSearchSlow());
        }),
      ...(!local && {
        transformItems: (items) => items.map((item) => ({...item, url: pathOf(item.url)})),
      }),
    };
  }, [history, settings, local, pathOf]);

  // Before the next key event, and with the cursor at the same position as in the replaced field.
  useLayoutEffect(() => {
    const input = inputIn(container.current);
    input?.focus();
    input?.setSelectionRange(...start.selection);
  }, [start]);

  useEffect(() => {
    prepareSearch(settings);
  }, [settings]);

  // DocSearch only sends a request if the query changes, so remount it.
  const retry = useCallback(() => {
    const input = inputIn(container.current);
    if (input && container.current?.querySelector('.DocSearch-ErrorScreen')) {
      setStart(({attempt}) => ({
        query: input.value,
        selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
        submitted: false,
        attempt: attempt + 1,
      }));
    }
  }, []);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (container.current) {
      keepFocusInside(event, container.current);
    }
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const input = inputIn(container.current);
    if (event.key === 'Enter' && !modified && pending.current && event.target === input) {
      // DocSearch would open a result of the previous query, or discard the pending results.
      event.preventDefault();
      event.stopPropagation();
      submitted.current = input?.value ?? '';
    }
  };

  return createPortal(
    <div ref={container} onKeyDownCapture={onKeyDownCapture}>
      <DocSearchModal
        key={start.attempt}
        appId={settings.appId}
        apiKey={settings.apiKey}
        indexName={settings.indexName}
        initialScrollY={window.scrollY}
        initialQuery={start.query}
        onClose={onClose}
        placeholder={translations.placeholder}
        translations={translations.modal}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={getReportUrl}
        {...props}
      />
      {screens.icon && createPortal(<SearchNote />, screens.icon)}
      {screens.start &&
        popularPages.length > 0 &&
        createPortal(
          <nav aria-label="Popular pages" className="DocSearch-Places">
            <p className="DocSearch-Help">Popular pages:</p>
            <LinkRow links={popularPages} onClick={onClose} />
          </nav>,
          screens.start,
        )}
      {screens.empty &&
        suggestedQueries.length > 0 &&
        createPortal(
          <div className="DocSearch-Suggestions">
            <p className="DocSearch-Help">
              {translations.modal?.noResultsScreen?.suggestedQueryText}:
            </p>
            <LinkRow
              links={suggestedQueries.map((query) => ({label: query, to: linkTo(query)}))}
              onClick={onClose}
            />
          </div>,
          screens.empty,
        )}
      {screens.error &&
        createPortal(
          <SearchFailure
            continueAt={() => linkTo(inputIn(container.current)?.value ?? '')}
            retry={
              <button type="button" className="button button--secondary" onClick={retry}>
                Try again
              </button>
            }
          />,
          screens.error,
        )}
      {slow &&
        screens.modal &&
        createPortal(
          <p role="status" className="DocSearch-Slow">
            Your browser can’t run the search in the background, so results may be slow.
          </p>,
          screens.modal,
        )}
    </div>,
    document.body,
  );
}
