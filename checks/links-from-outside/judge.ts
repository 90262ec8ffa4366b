import type {Redirect} from '../../redirects';
import type {Problem} from '../lib/problem';
import type {Address} from './collect';
import {otherHosts, otherServices, type OtherService} from './other-services';

/** The targets of URLs, as known before or after the build. */
export interface Destinations {
  /**
   * Returns the fragments of the page at a path and its source file, or undefined if there is no
   * page. The fragments of a page that can't be parsed are unknown.
   */
  find(route: string): {fragments: ReadonlySet<string> | undefined; file: string} | undefined;
  /** Whether only the built site can tell if the page exists. */
  isUnknown(route: string): boolean;
  /** Whether the site responds at the old path of a redirect. Always true before the build. */
  hasRedirect(from: string): boolean;
  /** Returns the line of a redirect in redirects.ts. */
  lineOfRedirect(from: string): number;
  /** Returns the place of the heading of a page whose ID is similar to a missing ID, if there is one. */
  similar(file: string, id: string): {file: string; line: number} | undefined;
  /** Returns the heading of a page whose ID is derived from its text, if the page has one with the ID. */
  derived(file: string, id: string): {file: string; line: number; text: string} | undefined;
}

export interface Judgement {
  problems: Problem[];
  /** Number of URLs whose page and fragment exist. */
  landed: number;
  /** Paths that only the built site can check. */
  unknown: string[];
  /** Number of URLs of other services on remotion.dev. */
  elsewhere: number;
}

/**
 * Checks every URL against the pages of the site.
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
  const result: Judgement = {problems: [], landed: 0, unknown: [], elsewhere: 0};
  const usedServices = new Set<string>();
  for (const address of addresses) {
    const {host, path: route, fragment} = address;
    if (host !== 'remotion.dev') {
      if (hosts[host] === undefined) {
        result.problems.push(
          at(
            address,
            `The host ${host} is unknown.`,
            'Add the host to `otherHosts` in checks/links-from-outside/other-services.ts and describe what it serves.',
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
    const target = redirect?.to ?? route;
    const page = destinations.find(target);
    if (redirect && page && !destinations.hasRedirect(route)) {
      result.problems.push({
        file: 'redirects.ts',
        line: destinations.lineOfRedirect(route),
        message: `The packages link to ${route} (${placeOf(address)}), but the built site doesn't redirect it to ${target}.`,
        remedy: 'Check `redirectPages()` in delivery/redirect-pages.ts, then build again.',
      });
    } else if (page === undefined) {
      if (redirect && !destinations.isUnknown(target)) {
        result.problems.push({
          file: 'redirects.ts',
          line: destinations.lineOfRedirect(route),
          message: `The packages link to ${route}, which redirects to ${target}, but there is no such page.`,
          remedy: 'Correct `to`.',
        });
      } else if (destinations.isUnknown(target)) {
        result.unknown.push(target);
      } else {
        result.problems.push(
          at(
            address,
            `There is no page at ${route}.`,
            'Add a redirect to redirects.ts. If the URL belongs to another service, add it with a reason to checks/links-from-outside/other-services.ts instead.',
          ),
        );
      }
    } else if (fragment !== undefined && page.fragments === undefined) {
      result.unknown.push(target);
    } else if (fragment !== undefined && !page.fragments?.has(decodeURIComponent(fragment))) {
      result.problems.push({
        ...(destinations.similar(page.file, fragment) ?? {file: page.file, line: 1}),
        message: `The packages link to ${target}#${fragment} (${address.places[0]}), but the page has no element with that ID.`,
        remedy: `Add the ID to the heading that the packages link to: \`## … {#${fragment}}\`. If the heading was removed, restore it.`,
      });
    } else {
      result.landed += 1;
      const heading = fragment && destinations.derived(page.file, decodeURIComponent(fragment));
      if (fragment && heading) {
        result.problems.push({
          file: heading.file,
          line: heading.line,
          message: `The toolkit's packages link to #${fragment}, but the heading “${heading.text}” has no explicit ID.`,
          remedy: `Add {#${fragment}} after the text, so that the link still works if the heading is reworded.`,
        });
      }
    }
  }
  for (const {path: prefix} of services) {
    if (!usedServices.has(prefix) && !isLinked(prefix)) {
      result.problems.push({
        file: 'checks/links-from-outside/other-services.ts',
        line: 1,
        message: `No installed package and no page links to ${prefix} anymore.`,
        remedy: 'Remove the entry.',
      });
    }
  }
  for (const host of Object.keys(hosts)) {
    if (!addresses.some((address) => address.host === host)) {
      result.problems.push({
        file: 'checks/links-from-outside/other-services.ts',
        line: 1,
        message: `No installed package links to ${host} anymore.`,
        remedy: 'Remove the entry.',
      });
    }
  }
  result.unknown = [...new Set(result.unknown)].sort();
  return result;
}

function at(address: Address, message: string, remedy: string): Problem {
  return {file: placeOf(address), line: 1, message, remedy};
}

/** Returns the first file of a package that contains the URL. */
const placeOf = ({places}: Address): string => places[0] ?? 'node_modules';
