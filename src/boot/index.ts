/**
 * The only script that a page loads at first. It defers hydration to the first user interaction, and records
 * what the reader does until then. The page is complete without the app, so readers who only look at the first
 * screen don't load it. `config/boot.ts` adds this script to every page instead of the scripts of the app.
 */
import {enableButtons} from './enableButtons';
import {replayEarlyEvents} from './replayEarlyEvents';
import {onFirstSign} from './onFirstSign';
import {preload} from './preload';
import {keepSidebarScroll} from './keepSidebarScroll';
import {selectRememberedTabs} from './selectRememberedTabs';
import {holdBanner, startApp} from './startApp';
import {stripHtmlSuffix} from './stripHtmlSuffix';
import {whileParsing} from './whileParsing';

stripHtmlSuffix(window);
holdBanner(window);
const {app, page, search} = document.currentScript?.dataset ?? {};
const filesOf = (list?: string) => list?.split(' ').filter(Boolean) ?? [];
const events = replayEarlyEvents(window, () => preload(document, filesOf(search)));
const selectTabs = selectRememberedTabs(window);
const restoreSidebar = keepSidebarScroll(window);
whileParsing(document, () => {
  enableButtons(document);
  selectTabs();
  restoreSidebar();
});
const cancel = onFirstSign(window, () => {
  cancel();
  startApp(document, filesOf(app), events);
  // The app requests these files when it runs.
  preload(document, filesOf(page));
});
