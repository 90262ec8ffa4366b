import type {Redirect} from '../../redirects';
import type {Problem} from '../lib/problem';
import type {Address} from './collect';
import {otherHosts, otherServices, type OtherService} from './other-services';

/** What can be known about an address before or after the build. */
export interface Destinations {
  /** The fragments of the page at a path, and the file to correct; undefined when no page is there. */
  find(route: string): {fragments: ReadonlySet<string>; file: string} | undefined;
  /** Whether a page at the path is planned, so that its absence only counts as open. */
  isPlanned(route: string): boolean;
  /** Whether only the built site can tell if a page is there. */
  isUnknown(route: string): boolean;
  /** Whether the site answers the old path of a redirect; true before the build. */
  hasRedirect(from: string): boolean;
}

export interface Judgement {
  problems: Problem[];
  /** Addresses that lead to a page, with their fragment. */
  landed: number;
  /** Paths of pages that are not written yet. */
  open: string[];
  /** Paths that only the built site can answer for. */
  unknown: string[];
  /** Addresses of the owner's other services. */
  elsewhere: number;
}

/**
 * Holds every address against the pages of the site.
 *
 * @param isLinked whether the site itself links to a path of another service
 */
export function judge(
  addresses: readonly Address[],
  redirects: readonly Redirect[],
  destinations: Destinations,
  isLinked: (servicePath: string) => boolean,
  services: readonly OtherService[] = otherServices,
  hosts: Readonly<Record<string, string>> = otherHosts,
): Judgement {
  const result: Judgement = {problems: [], landed: 0, open: [], unknown: [], elsewhere: 0};
  const usedServices = new Set<string>();
  for (const address of addresses) {
    const {host, path: route, fragment} = address;
    if (host !== 'remotion.dev') {
      if (hosts[host] === undefined) {
        result.problems.push(
          at(
            address,
            `${host} is a host that the checks do not know.`,
            'Say in checks/links-from-outside/other-services.ts what it serves.',
          ),
        );
      }
      result.elsewhere += 1;
      continue;
    }
    const service = services.find(({path: prefix}) => prefix === route);
    if (service) {
      usedServices.add(service.path);
      result.elsewhere += 1;
      continue;
    }
    const redirect = redirects.find(({from}) => from === route);
    const target = redirect ? targetOf(redirect, destinations) : route;
    const page = destinations.find(target);
    if (redirect && page && !destinations.hasRedirect(route)) {
      result.problems.push(
        at(
          address,
          `The built site doesn't redirect ${route} to ${target}.`,
          'Look at `liveRedirects()` in redirects.ts, and build again.',
        ),
      );
    } else if (page === undefined) {
      if (redirect && !destinations.isUnknown(target)) {
        result.problems.push({
          file: 'redirects.ts',
          line: 1,
          message: `The packages link to ${route}, which redirects to ${target}, and that page is not written.`,
          remedy: `Write it, or set \`meanwhile\` to a page that exists.`,
        });
      } else if (destinations.isPlanned(target)) {
        result.open.push(target);
      } else if (destinations.isUnknown(target)) {
        result.unknown.push(target);
      } else {
        result.problems.push(
          at(
            address,
            `The address ${route} leads to no page.`,
            'Add a redirect to redirects.ts, or, if another service of the owner answers there, an entry with its reason to checks/links-from-outside/other-services.ts.',
          ),
        );
      }
    } else if (fragment !== undefined && !page.fragments.has(decodeURIComponent(fragment))) {
      result.problems.push({
        file: page.file,
        line: 1,
        message: `The packages link to ${target}#${fragment} (${address.places[0]}), and the page has no element with that id.`,
        remedy: `Write the id behind the heading that answers it: ## … {#${fragment}}`,
      });
    } else {
      result.landed += 1;
    }
  }
  for (const {from, to, meanwhile} of redirects) {
    if (meanwhile !== undefined && destinations.find(to)) {
      result.problems.push({
        file: 'redirects.ts',
        line: 1,
        message: `${to} is written, so the \`meanwhile\` of ${from} has no effect.`,
        remedy: `Remove \`meanwhile: '${meanwhile}'\`.`,
      });
    }
  }
  for (const {path: prefix} of services) {
    if (!usedServices.has(prefix) && !isLinked(prefix)) {
      result.problems.push({
        file: 'checks/links-from-outside/other-services.ts',
        line: 1,
        message: `Neither an installed package nor a page links to ${prefix} any more.`,
        remedy: 'Remove the entry.',
      });
    }
  }
  for (const host of Object.keys(hosts)) {
    if (!addresses.some((address) => address.host === host)) {
      result.problems.push({
        file: 'checks/links-from-outside/other-services.ts',
        line: 1,
        message: `No installed package links to ${host} any more.`,
        remedy: 'Remove the entry.',
      });
    }
  }
  result.open = [...new Set(result.open)].sort();
  result.unknown = [...new Set(result.unknown)].sort();
  return result;
}

/** Where a redirect leads: to its page or, until that is written, to the page that stands in. */
function targetOf({to, meanwhile}: Redirect, destinations: Destinations): string {
  return meanwhile !== undefined && destinations.find(to) === undefined ? meanwhile : to;
}

function at({places}: Address, message: string, remedy: string): Problem {
  return {file: places[0] ?? 'node_modules', line: 1, message, remedy};
}
