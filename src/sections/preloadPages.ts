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

/** So long a pointer or the focus rests on a link that is meant, in milliseconds; else it only passes. */
const rest = 65;

const isPointedAt = (path: string): boolean =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a:hover, a:focus')).some(
    ({pathname}) => pathname === path,
  );

const onlyWhenAsked = (stock: Docusaurus): Docusaurus => ({
  prefetch: () => false,
  preload: async (link) => {
    const path = pathOf(link);
    // A finger never rests on a link that it does not mean.
    if (window.matchMedia('(hover: hover)').matches) {
      await new Promise((resolve) => setTimeout(resolve, rest));
      if (!isPointedAt(path)) {
        return [];
      }
    }
    // That of Docusaurus says whether the connection is fast enough, and loads the section.
    const loaded = await stock.preload(path);
    if (loaded) {
      await routeOf(path)?.component.preload?.();
    }
    return loaded || [];
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
