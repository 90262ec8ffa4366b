/**
 * The one script of a page at load: it starts the app when a reader is there. The page is whole
 * without the app, so whoever only reads the first screen, a crawler or a reader who leaves, pays for
 * none of it. `config/boot.ts` puts this file into every page, in place of the scripts of the app.
 */
import {enablePresses, keepActions} from './keepActions';
import {onFirstSign} from './onFirstSign';
import {holdBanner, startApp} from './startApp';

holdBanner(window);
const scripts = document.currentScript?.dataset['app']?.split(' ') ?? [];
const actions = keepActions(window);
enablePresses(window);
const cancel = onFirstSign(window, () => {
  cancel();
  startApp(document, scripts, actions);
});
