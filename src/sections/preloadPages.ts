/**
 * Fetching pages in advance, where their section is not there yet. `window.docusaurus` of Docusaurus fetches
 * what its tables name for a link that is in sight, which for a section are its pages' routes, and loads what
 * matches the address of a link that is pointed at, which brings the section in. What is left is to load the
 * page then, and to take the focus for a pointer.
 */
import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {pagePathOf, type AppRoute} from '.';

type Docusaurus = Window['docusaurus'];

/** The innermost route of an address. */
const routeOf = (
  address: string,
  among: readonly AppRoute[] = routes as readonly AppRoute[],
): AppRoute | undefined => {
  const route = among.find(({path, exact}) => matchPath(address, {path, exact}));
  return route?.routes ? (routeOf(address, route.routes) ?? route) : route;
};

/** The path of the page that the router shows for a link. */
const pathOf = (link: string): string => pagePathOf(new URL(link, window.location.href).pathname);

/**
 * Milliseconds that a link in sight waits. Those that are there when the app starts are forty and more, and
 * to ask for them takes a phone as long as to open the search that its reader has just asked for.
 */
const patience = 1000;

/** Calls after a while, when the browser has nothing else to do. One browser of three does not tell. */
const whenIdle = (callback: () => void): void => {
  setTimeout(() => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(callback, {timeout: 2000});
    } else {
      callback();
    }
  }, patience);
};

const withSections = (stock: Docusaurus): Docusaurus => ({
  prefetch: (link) =>
    new Promise((resolve) => {
      whenIdle(() => resolve(stock.prefetch(pathOf(link)) || []));
    }),
  preload: (link) => {
    const path = pathOf(link);
    // It says whether the connection is fast enough.
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
  window.docusaurus = withSections(window.docusaurus);
  document.addEventListener('focusin', ({target}) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === window.location.origin) {
      // When it cannot be loaded, following the link says so.
      Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
    }
  });
};
