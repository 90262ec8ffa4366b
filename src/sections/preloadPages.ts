/**
 * Loads a page when a reader is about to open it: the pointer or the focus is on its link, or the screen is
 * touched there. Docusaurus also fetches the page of every link in sight, which on a docs page are sixty
 * pages and 240 KiB.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import type {AppRoute} from '.';

type Docusaurus = Window['docusaurus'];

const routeOf = (path: string): AppRoute | undefined =>
  matchRoutes(routes, path).at(-1)?.route as AppRoute | undefined;

const pathOf = (link: string): string => new URL(link, window.location.href).pathname;

const onlyWhenAsked = (stock: Docusaurus): Docusaurus => ({
  prefetch: () => false,
  // That of Docusaurus says whether the connection is fast enough, and loads the section.
  preload: (link) => {
    const path = pathOf(link);
    const loaded = stock.preload(path);
    return (
      loaded &&
      loaded.then(async (done) => {
        await routeOf(path)?.component.preload?.();
        return done;
      })
    );
  },
});

let installed = false;

/**
 * Runs when the app draws a page, for the first time before it has drawn one: earlier, Docusaurus has not
 * put its own functions in place.
 *
 * @see https://docusaurus.io/docs/advanced/client#client-module-lifecycles
 */
export const onRouteUpdate = (): void => {
  if (installed) {
    return;
  }
  installed = true;
  window.docusaurus = onlyWhenAsked(window.docusaurus);
  document.addEventListener('focusin', ({target}) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === window.location.origin) {
      // When it cannot be loaded, following the link says so.
      Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
    }
  });
};
