import {launch, speeds, type Speed} from '../browser';
import {listTargets, measureClick, ownSidebar, type Sidebar} from '../click';
import {measureLighthouse} from '../lighthouse';
import {measureLoad} from '../load';
import {pages} from '../pages';
import type {Peer} from './contenders';
import type {PeerResults, PerSite} from './measured';

export interface ServedSite {
  readonly name: string;
  readonly sidebar: Sidebar;
  /** Returns the path of a page at the peer for its path on this site. */
  readonly routeOf: (route: string) => string | undefined;
}

export interface Repetitions {
  readonly lighthouse: number;
  readonly clicks: number;
}

export const servedSite = (origin: string): ServedSite => ({
  name: 'this site',
  sidebar: ownSidebar(origin),
  routeOf: (route) => route,
});

/** @param routeOf returns the path of a page at the peer for its path on this site */
export const servedPeer = (
  {links, startApp: start}: Peer,
  name: string,
  origin: string,
  routeOf: ServedSite['routeOf'],
): ServedSite => ({
  name,
  sidebar: {origin, start: routeOf(ownSidebar(origin).start) ?? '', links, startApp: start},
  routeOf,
});

/** The URLs of a page on each site. @throws if a site doesn't have the page */
const addressesOf = (sites: PerSite<ServedSite>, page: string): string[] =>
  sites.map(({name, routeOf}) => {
    const route = routeOf(page);
    if (route === undefined) {
      throw new Error(
        `${name} has no page for ${page}. Remove it from scripts/benchmark/pages.ts.`,
      );
    }
    return route;
  });

/** The pages that the peers also have: docs and posts. */
const sharedPages = pages.filter(({comparable}) => comparable);

/**
 * Measures each page of each site, page by page, so that values that are compared are measured close together.
 */
const forEachPage = async <T>(
  sites: PerSite<ServedSite>,
  measure: (site: ServedSite, route: string) => Promise<T>,
): Promise<{page: string; values: T[]}[]> => {
  const all: {page: string; values: T[]}[] = [];
  for (const {name, route} of sharedPages) {
    const addresses = addressesOf(sites, route);
    const values: T[] = [];
    for (const [index, site] of sites.entries()) {
      values.push(await measure(site, addresses[index] ?? ''));
    }
    all.push({page: name, values});
  }
  return all;
};

const plain = (href: string): string => href.replace(/\/$/, '');

/**
 * Lists the links that the sidebars of all sites show, as each site writes them, in the order of this site.
 *
 * @param shown the URLs in each sidebar, this site first
 * @throws if there are none
 */
export const sharedTargets = (
  sites: PerSite<Pick<ServedSite, 'routeOf'>>,
  shown: PerSite<readonly string[]>,
): string[][] => {
  const [own = []] = shown;
  const shared = own.flatMap((route) => {
    const found = sites.map(({routeOf}, index) =>
      shown[index]?.find((href) => plain(href) === plain(routeOf(route) ?? '')),
    );
    return found.every((href) => href !== undefined) ? [found] : [];
  });
  if (shared.length === 0) {
    throw new Error(
      'The sidebars of the sites have no link in common on the page where clicks start. Change `clickStart` in scripts/benchmark/pages.ts.',
    );
  }
  return shared;
};

const measureAllClicks = async (
  browser: Awaited<ReturnType<typeof launch>>,
  sites: PerSite<ServedSite>,
  times: number,
): Promise<{speed: Speed; values: number[][]}[]> => {
  const shown: string[][] = [];
  for (const {sidebar} of sites) {
    shown.push(await listTargets(browser, sidebar));
  }
  const targets = sharedTargets(sites, shown);
  const all: {speed: Speed; values: number[][]}[] = [];
  for (const speed of speeds) {
    const values: number[][] = sites.map(() => []);
    for (let click = 0; click < times; click++) {
      const target = targets[click % targets.length]!;
      for (const [index, {sidebar}] of sites.entries()) {
        values[index]?.push(await measureClick(browser, sidebar, target[index]!, speed));
      }
    }
    all.push({speed, values});
  }
  return all;
};

/** Measures what readers experience on the sites, one site after the other. */
export const measureReaders = async (
  sites: PerSite<ServedSite>,
  {lighthouse, clicks}: Repetitions,
  say: (line: string) => void,
): Promise<Pick<PeerResults, 'loads' | 'scores' | 'clicks'>> => {
  const scores = await forEachPage(sites, ({name, sidebar}, route) => {
    say(`Lighthouse, ${name}, ${route}`);
    return measureLighthouse(sidebar.origin + route, lighthouse);
  });
  const browser = await launch();
  try {
    const loads = await forEachPage(sites, ({name, sidebar}, route) => {
      say(`loading, ${name}, ${route}`);
      return measureLoad(browser, sidebar.origin, route, sidebar.startApp);
    });
    say('clicking in the sidebars');
    return {scores, loads, clicks: await measureAllClicks(browser, sites, clicks)};
  } finally {
    await browser.close();
  }
};
