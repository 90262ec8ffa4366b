/**
 * The one script of a page at load: it defers hydration to the first sign of a reader, and keeps what the
 * reader does until then. The page is complete without the app, so a reader who only looks at the first screen
 * doesn't load it. `config/boot.ts` puts this file into every page, instead of the scripts of the app.
 */
import {enableButtons} from './enableButtons';
import {replayEarlyEvents} from './replayEarlyEvents';
import {onFirstSign} from './onFirstSign';
import {preload} from './preload';
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
whileParsing(document, () => {
  enableButtons(document);
  selectTabs();
});
const cancel = onFirstSign(window, () => {
  cancel();
  startApp(document, filesOf(app), events);
  // The app asks for them when it runs.
  preload(document, filesOf(page));
});
