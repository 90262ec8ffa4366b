/** What the site does before a page is hydrated. `config/hydration.ts` adds this module to the inline script of each page. */
import type {EarlyScript} from '@docs-kit/deferred-hydration';
import {isSearchSlash, togglesSearch} from '@docs-kit/local-search/shortcuts';
import {isChatPage, loadChat} from '../components/AskAi/chatService';
import type {ChatSettings} from '../components/AskAi/settings';
import {openBrandPage} from '../components/openBrandPage';
import {keepSidebarScroll} from '../components/Sidebar/keepSidebarScroll';
import {repairUrl} from '../navigation/repairUrl';
import {restoreScroll} from '../navigation/restoreScroll';
import {stripHtmlSuffix} from '../navigation/stripHtmlSuffix';
import {ignoreComposition} from './ignoreComposition';
import {isSupported} from './isSupported';
import {replaceStorage} from './replaceStorage';
import {makeFindable, revealFound} from './revealFound';
import {selectRememberedTabs} from './selectRememberedTabs';

/** The settings of the chat service, which `config/hydration.ts` writes here. If it is null, the script doesn't contain the chat. */
declare const CHAT: ChatSettings | null;

export default {
  isSupported,
  dialogKeys: {toggles: togglesSearch, opens: isSearchSlash},
  start: (on) => {
    replaceStorage(window);
    repairUrl(window);
    stripHtmlSuffix(window);
    restoreScroll(window);
    revealFound(document);
    ignoreComposition(window);
    on('contextmenu', (event) => {
      // If it were replayed, the browser would block the window as a popup.
      if (event.target instanceof Element && event.target.closest('.navbar-logo')) {
        // React may already listen.
        event.stopPropagation();
        openBrandPage(event);
      }
    });
    if (CHAT !== null && !isChatPage(window.location.pathname)) {
      // The React app, which shows another button if the chat doesn't load, may never run.
      loadChat(CHAT).catch(() => undefined);
    }
    const selectTabs = selectRememberedTabs(window);
    const restoreSidebar = keepSidebarScroll(window);
    return () => {
      selectTabs();
      makeFindable(document);
      restoreSidebar();
    };
  },
} satisfies EarlyScript;
