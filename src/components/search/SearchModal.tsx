import {type ReactNode, useEffect, useMemo, useRef} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {askAlgolia, askInstead} from './docSearchClient';
import {prepareLocalSearch, searchLocally} from './localClient';
import {reportLink} from './reportLink';
import {type SearchSettings, siteRoot, useSearchSettings} from './settings';
import './modal.css';

const Hit: DocSearchModalProps['hitComponent'] = ({hit, children}) => (
  <Link to={hit.url}>{children}</Link>
);

/** "See all 42 results", which leads to the search page. */
const useFooter = (onClose: () => void): DocSearchModalProps['resultsFooterComponent'] => {
  const linkTo = useSearchLinkCreator();
  return useMemo(
    () =>
      function ResultsFooter({state}) {
        return (
          <Link to={linkTo(state.query)} onClick={onClose}>
            See all {String(state.context['nbHits'])} results
          </Link>
        );
      },
    [linkTo, onClose],
  );
};

/** What DocSearch lets nobody set. */
const amend = (container: Element, engine: 'algolia' | 'local'): void => {
  // DocSearch calls the whole dialog a button; a reader of the screen would hear one.
  const dialog = container.querySelector('.DocSearch-Container');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-label', 'Search');
  for (const attribute of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) {
    dialog?.removeAttribute(attribute);
  }
  // Header and footer of the dialog are not those of the page.
  for (const part of container.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    part.setAttribute('role', 'presentation');
  }
  if (engine === 'local') {
    container.querySelector('.DocSearch-Logo')?.remove();
  }
};

/** Downloads what the first question needs. */
export const prepare = (settings: SearchSettings): void => {
  if (settings.engine === 'local') {
    prepareLocalSearch(siteRoot(settings));
  }
};

/** The dialog of DocSearch, answered by Algolia or by the index that comes with the site. */
export default function SearchModal({
  onClose,
  initialQuery,
}: {
  readonly onClose: () => void;
  /** What was typed before the dialog was there. */
  readonly initialQuery?: string;
}): ReactNode {
  const settings = useSearchSettings();
  const history = useHistory();
  const pathOf = useSearchResultUrlProcessor();
  const resultsFooterComponent = useFooter(onClose);
  const container = useRef<HTMLDivElement | null>(null);
  const local = settings.engine === 'local';

  const props = useMemo(
    (): Partial<DocSearchModalProps> => ({
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      searchParameters: settings.searchParameters,
      ...(local
        ? {
            transformSearchClient: askInstead((question) =>
              searchLocally(siteRoot(settings), question),
            ),
          }
        : {
            transformSearchClient: askAlgolia,
            transformItems: (items) => items.map((item) => ({...item, url: pathOf(item.url)})),
          }),
    }),
    [history, settings, local, pathOf],
  );

  useEffect(() => {
    prepare(settings);
    if (container.current) {
      amend(container.current, settings.engine);
    }
  }, [settings]);

  return createPortal(
    <div ref={container}>
      <DocSearchModal
        appId={settings.appId}
        apiKey={settings.apiKey}
        indexName={settings.indexName}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        onClose={onClose}
        placeholder={translations.placeholder}
        translations={translations.modal}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={({query}) => reportLink(query)}
        {...props}
      />
    </div>,
    document.body,
  );
}
