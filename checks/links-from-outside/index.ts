import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Check, type Problem, staleEntry} from '@docs-kit/docs-proof';
import {writeHeadingId} from '@docs-kit/heading-ids';
import {external} from '../../features/site/external-links';
import {listPages} from '../../features/pages';
import {redirects} from '../../redirects';
import {headingsIn, similarHeading} from '../links/heading-place';
import {PageFactsReader} from '../lib/page-facts';
import {readDestinations, trim, type Destinations} from '../links/destinations';
import {collectAddresses, type Address} from './collect';
import {otherServices} from './other-services';

const lists = 'checks/links-from-outside/other-services.ts';

/** Every URL of the site in the installed packages must lead to a page, and its fragment to an element of that page. */
export const check: Check = {
  name: 'links-from-outside',
  run: async ({root}) => {
    const addresses = await collectAddresses(root);
    const reader = new PageFactsReader(root);
    const destinations = readDestinations(root, reader);
    const own = addresses.filter(
      (address) => !otherServices.some((service) => service.path === address.path),
    );
    const problems = own.flatMap((address) => judge(root, address, destinations));
    reader.save();
    return {
      problems: [...problems, ...staleEntries(root, addresses)],
      summary: `${own.length} URLs, ${addresses.length - own.length} of other services`,
    };
  },
};

/** A heading that packages link to also needs an explicit ID, so that the link still works if the heading is reworded. */
function judge(root: string, address: Address, destinations: Destinations): Problem[] {
  const {path: route, fragment, places} = address;
  const target = redirects.find(({from}) => from === route)?.to ?? route;
  const page = destinations.get(trim(target));
  if (page === undefined) {
    return [
      {
        file: places[0] ?? 'node_modules',
        line: 1,
        message: `There is no page at ${target}.`,
        remedy: `Add a redirect to redirects.ts. If the URL belongs to another service, add it with a reason to ${lists} instead.`,
      },
    ];
  }
  // The elements of React pages are only known after the build.
  if (fragment === undefined || page.fragments === undefined) {
    return [];
  }
  const id = decodeURIComponent(fragment);
  const headings = headingsIn(root, page.file);
  if (!page.fragments.has(id)) {
    const {file, line} = similarHeading(headings, id) ?? {file: page.file, line: 1};
    return [
      {
        file,
        line,
        message: `The packages link to ${target}#${id} (${places[0]}), but the page has no element with that ID.`,
        remedy: `Add the ID to the heading that the packages link to: \`## … ${writeHeadingId(id)}\`. If the heading was removed, restore it.`,
      },
    ];
  }
  return headings
    .filter((heading) => heading.id === id && !heading.explicit)
    .map(({file, line, text}) => ({
      file,
      line,
      message: `The packages link to ${target}#${id}, but the heading “${text}” has no explicit ID.`,
      remedy: `Add ${writeHeadingId(id)} after the text, so that the link still works if the heading is reworded.`,
    }));
}

/** Reports services that nothing links to. */
function staleEntries(root: string, addresses: readonly Address[]): Problem[] {
  const ownText = [
    ...Object.values(external),
    ...listPages(root).map((file) => readFileSync(path.join(root, file), 'utf8')),
  ].join('\n');
  return otherServices
    .filter(
      (service) =>
        !addresses.some((address) => address.path === service.path) &&
        !ownText.includes(`remotion.dev${service.path}`),
    )
    .map((service) => staleEntry(lists, 'otherServices', service.path, 'Nothing links to it.'));
}
