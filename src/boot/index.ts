/**
 * The only script that a page loads at first. It defers hydration to the first user interaction, and records
 * what the reader does until then. The page is complete without the app, so readers who only look at the first
 * screen don't load it. `config/boot.ts` adds this script to every page instead of the scripts of the app.
 */
import {isChatPage, loadChat} from '../components/AskAi/chatService';
import type {ChatSettings} from '../components/AskAi/settings';
import {enableButtons} from './enableButtons';
import {type Failure, failureMessage} from './failureMessage';
import {guardPage} from './guardPage';
import {ignoreComposition} from './ignoreComposition';
import {isSupported} from './isSupported';
import {keepSidebarScroll} from './keepSidebarScroll';
import {onFirstSign} from './onFirstSign';
import {preload} from './preload';
import {repairAddress} from './repairAddress';
import {reloadOnTraversal} from './reloadOnTraversal';
import {replaceStorage} from './replaceStorage';
import {replayEarlyEvents} from './replayEarlyEvents';
import {restoreScroll} from './restoreScroll';
import {makeFindable, revealFound, showPanels} from './revealFound';
import {selectRememberedTabs} from './selectRememberedTabs';
import {holdBanner, startApp} from './startApp';
import {stripHtmlSuffix} from './stripHtmlSuffix';
import {whileParsing} from './whileParsing';

/** The settings of the chat service, which `config/boot.ts` writes here. Without one, this script doesn't contain its code. */
declare const CHAT: ChatSettings | null;

const filesOf = (list?: string) => (list ? list.split(' ').filter(Boolean) : []);

/** The page stays readable, but its controls can't respond. */
const giveUp = (failure: Failure): void => {
  document.addEventListener('DOMContentLoaded', () => {
    showPanels(document);
    failureMessage(window).show(failure);
  });
};

const boot = ({app, page, search}: DOMStringMap): void => {
  replaceStorage(window);
  repairAddress(window);
  // Before the listeners of the router and of the app, which decode the address.
  window.addEventListener('popstate', () => repairAddress(window));
  stripHtmlSuffix(window);
  reloadOnTraversal(window);
  restoreScroll(window);
  revealFound(document);
  ignoreComposition(window);
  const guard = guardPage(document);
  const events = replayEarlyEvents(window, () => preload(document, filesOf(search)));
  const selectTabs = selectRememberedTabs(window);
  const restoreSidebar = keepSidebarScroll(window);
  whileParsing(document, () => {
    enableButtons(document);
    makeFindable(document);
    selectTabs();
    restoreSidebar();
  });
  if (CHAT !== null && !isChatPage(window.location.pathname)) {
    // The app, which shows another button if the chat doesn't load, may never start.
    loadChat(CHAT).catch(() => undefined);
  }
  const cancel = onFirstSign(window, () => {
    cancel();
    startApp(document, filesOf(app), events, guard);
    // The app requests these files when it runs.
    preload(document, filesOf(page));
  });
};

holdBanner(window);
if (!isSupported()) {
  giveUp({kind: 'browser'});
} else {
  try {
    // The attributes are only known while the script runs.
    boot(document.currentScript?.dataset ?? {});
  } catch (error) {
    giveUp({kind: 'error', error: String(error)});
  }
}
