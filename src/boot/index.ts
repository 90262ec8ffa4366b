/**
 * The one script of a page at load: it starts the app when a reader is there. The page is whole
 * without the app, so whoever only reads the first screen, a crawler or a reader who leaves, pays for
 * none of it. `config/boot.ts` puts this file into every page, in place of the scripts of the app.
 */
import {enableButtons} from './enableButtons';
import {keepActions} from './keepActions';
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
const actions = keepActions(window, () => preload(document, filesOf(search)));
const selectTabs = selectRememberedTabs(window);
whileParsing(document, () => {
  enableButtons(document);
  selectTabs();
});
const cancel = onFirstSign(window, () => {
  cancel();
  startApp(document, filesOf(app), actions);
  // The app asks for them when it runs.
  preload(document, filesOf(page));
});
