import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute, parseDocsRoutes} from '../../config/docs-routes';
import {toolkitPackages} from '../../toolkit-packages';
import {loadPages, routeOf, type Page} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {sectionsOf} from '../lib/sections';
import {readTypes} from '../lib/types';
import {declare} from '../lib/types-compare';
import {assigned} from './assigned';
import {claims} from './claims';
import {comparedDefault, readDefaults} from './defaults';
import {documentedBy} from './documented';
import {typePages} from './homes';
import {installedPackages} from './installed';
import {undecided} from './later';
import {matchMembers, type Described, type Documented, type TypePage} from './match';
import {comparedType, writtenTypes} from './option-types';
import {overviews} from './overviews';
import {packageOf} from './package-of';
import {pageApis, type PageApis} from './page-apis';
import {staleExceptions} from './stale';

/** Pages equal exports: what the pages document is what the packages export, member by member. */
export const exportsCheck: Check = {
  name: 'exports',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    const whole = files.length === 0;
    const packages = toolkitPackages.filter(
      ({installed, plumbing}) => installed !== undefined && plumbing === undefined,
    );
    const apis = pageApis(pages);
    const sections = new Map(apis.map(({page}) => [page, sectionsOf(root, page)]));

    // The names that the pages' types may use are known only once the packages are read.
    const first = readTypes(root, packages);
    const written = apis.flatMap(({page, apis: [api]}) =>
      writtenTypes(page, sections.get(page) ?? [], packageOf(api?.package ?? '')),
    );
    const {modules, unknown} = declare(first, written);
    const types = readTypes(root, packages, {modules, previous: first});
    const texts = new Map(written.map((each) => [each.id, each]));
    const defaults = readDefaults(root);

    const found: Problem[] = [...problems];
    const notInstalled: string[] = [];
    let members = 0;
    for (const each of apis) {
      const {page, line} = each;
      const result = documentedBy(types, each);
      found.push(...result.problems);
      notInstalled.push(...result.notInstalled.map((name) => `${page.file} (${name})`));
      const {problems: wrong, described} = matchMembers(
        page.file,
        line,
        sections.get(page) ?? [],
        result.documented,
        (type) => typePageOf(root, page, type),
      );
      members += described.length;
      found.push(...wrong, ...unneeded(each, result.documented));
      for (const group of bySection(described)) {
        found.push(...comparedType(page, group, types, texts, unknown));
      }
      for (const one of described) {
        const owner = result.documented.find(({symbol}) => symbol === one.symbol)?.package ?? '';
        found.push(...comparedDefault(defaults, owner, one));
      }
    }
    const routes = parseDocsRoutes(readFileSync(path.join(root, 'docs-routes.tsv'), 'utf8'));
    found.push(...claims(apis, routes, whole, types));
    if (whole) {
      found.push(
        ...assigned(types, routes),
        ...overviews(apis),
        ...staleExceptions(root, types),
        ...installedPackages(root),
        ...undecided(root),
      );
    }
    return {
      problems: found,
      summary: `${types.exports.filter(({value}) => value).length} exports of ${packages.length} packages, ${apis.length} pages, ${members} headings`,
      notes:
        notInstalled.length > 0
          ? [
              `exports: not held to types, because the package is not installed: ${notInstalled.join(', ')}`,
            ]
          : [],
    };
  },
};

/** Exceptions that nothing on the page needed. */
function unneeded({page, line}: PageApis, documented: readonly Documented[]): Problem[] {
  return documented.flatMap(({symbol, hidden, usedHidden}) =>
    hidden
      .filter((pattern) => !usedHidden.has(pattern))
      .map((pattern) => ({
        file: page.file,
        line,
        message: `The exception for \`${symbol}\`, \`${pattern}\` in checks/exports/exceptions.ts is not needed.`,
        remedy: 'Remove it there: the member is described, or it does not exist.',
      })),
  );
}

function bySection(described: readonly Described[]): Described[][] {
  const groups = new Map<unknown, Described[]>();
  for (const each of described) {
    groups.set(each.section, [...(groups.get(each.section) ?? []), each]);
  }
  return [...groups.values()];
}

function typePageOf(root: string, page: Page, type: string): TypePage | undefined {
  const route = typePages.find((each) => each.type === type)?.route;
  return route === undefined || route === routeOf(page)
    ? undefined
    : {
        route,
        written: existsSync(path.join(root, 'docs', `${docIdOfRoute(route)}.mdx`)),
      };
}

await runAsCommand(import.meta.url, exportsCheck);
