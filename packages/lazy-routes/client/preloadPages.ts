/**
 * Prefetches and preloads pages whose group isn't loaded yet. For visible links, `window.docusaurus` prefetches the files
 * that its tables list, which for a group are the routes of its pages. For links that the reader points at, it preloads
 * the routes that match the URL, which loads the group. This module then loads the page as well, and treats keyboard
 * focus like pointing.
 */
import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {pagePathOf, type ClientRoute} from './';

type Docusaurus = Window['docusaurus'];

/** The innermost route of a URL path. */
const routeOf = (
  pathname: string,
  among: readonly ClientRoute[] = routes as readonly ClientRoute[],
): ClientRoute | undefined => {
  const route = among.find(({path, exact}) => matchPath(pathname, {path, exact}));
  return route?.routes ? (routeOf(pathname, route.routes) ?? route) : route;
};

/** The path of the page that the router shows for a link. */
const pathOf = (link: string): string => pagePathOf(new URL(link, window.location.href).pathname);

/**
 * How long visible links wait, in milliseconds. A page may have more than forty of them when it hydrates. Requesting
 * them takes a phone as long as opening the dialog that its reader may have just asked for.
 */
const prefetchDelay = 1000;

/** Calls back after a while, when the browser is idle. Safari doesn't support idle callbacks. */
const whenIdle = (callback: () => void): void => {
  setTimeout(() => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(callback, {timeout: 2000});
    } else {
      callback();
    }
  }, prefetchDelay);
};

const withGroups = (stock: Docusaurus): Docusaurus => ({
  prefetch: (link) =>
    new Promise((resolve) => {
      whenIdle(() => resolve(stock.prefetch(pathOf(link)) || []));
    }),
  preload: (link) => {
    const path = pathOf(link);
    // The result indicates whether the connection is fast enough.
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
 * Replaces the functions of Docusaurus on the first route update, because Docusaurus sets them before it.
 *
 * @see https://docusaurus.io/docs/advanced/client#client-module-lifecycles
 */
export const onRouteUpdate = (): void => {
  if (installed) {
    return;
  }
  installed = true;
  window.docusaurus = withGroups(window.docusaurus);
  document.addEventListener('focusin', ({target}) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === window.location.origin) {
      // If the page can't be loaded, following the link shows the error.
      Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
    }
  });
};
