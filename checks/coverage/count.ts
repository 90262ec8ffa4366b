import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute, parseDocsRoutes, type DocsRoute} from '../../config/docs-routes';
import {toolkitPackages} from '../../toolkit-packages';
import {hiddenMembers, stubs} from '../exports/exceptions';
import {sharedPages, typePages} from '../exports/homes';
import {matches, matchMembers} from '../exports/match';
import {packageOf} from '../exports/package-of';
import {pageApis, type PageApis} from '../exports/page-apis';
import {readCli} from '../lib/cli';
import {loadPages, type Page} from '../lib/pages';
import {sectionsOf} from '../lib/sections';
import {findExport, readTypes, type Types} from '../lib/types';
import {shapeOf, type Member, type Shape} from '../lib/types-members';

/** How many items are documented, and which ones aren't. */
export interface Count {
  documented: number;
  open: string[];
}

export interface Coverage {
  package: string;
  /** Exports that have their own page or that are documented on another page. */
  exports: Count;
  /** Parameters, options, props, fields and methods of those exports. */
  options: Count;
  /** Flags of the commands. */
  flags: Count;
  /** Routes of docs-routes.tsv. */
  routes: Count;
}

/** Counts what is documented and what is missing, for each package of the toolkit. */
export async function countCoverage(root: string): Promise<Coverage[]> {
  const {pages} = await loadPages(root);
  const routes = parseDocsRoutes(readFileSync(path.join(root, 'docs-routes.tsv'), 'utf8'));
  const documented = toolkitPackages.filter(({plumbing}) => plumbing === undefined);
  const types = readTypes(
    root,
    documented.filter(({installed}) => installed !== undefined),
  );
  // A page that marks its export as removed counts if the export only throws an error.
  const apis = pageApis(pages).filter(
    ({removed, apis: list}) =>
      removed === undefined ||
      list.some((each) =>
        stubs.some(({package: from, symbol}) => from === each.package && symbol === each.symbol),
      ),
  );
  const flags = countFlags(root, pages);
  const names = [...documented.map(({name}) => name), ''];
  const outside = routes
    .map(({packageName}) => packageName)
    .filter((name) => !names.includes(name));
  return [...names, ...new Set(outside)].map((name) => ({
    package: name,
    ...countExports(root, types, routes, apis, name),
    flags: flags.get(name) ?? empty(),
    routes: countRoutes(root, routes, name),
  }));
}

function empty(): Count {
  return {documented: 0, open: []};
}

function note(count: Count, done: boolean, name: string): void {
  if (done) {
    count.documented += 1;
  } else {
    count.open.push(name);
  }
}

function countRoutes(root: string, routes: readonly DocsRoute[], name: string): Count {
  const count = empty();
  for (const {route} of routes.filter(({packageName}) => packageName === name)) {
    note(count, existsSync(path.join(root, 'docs', `${docIdOfRoute(route)}.mdx`)), route);
  }
  return count;
}

function countExports(
  root: string,
  types: Types,
  routes: readonly DocsRoute[],
  apis: readonly PageApis[],
  name: string,
): {exports: Count; options: Count} {
  const exports = empty();
  const options = empty();
  const symbols = [
    ...routes
      .filter(({packageName, symbol}) => packageName === name && symbol !== '')
      .map(({symbol}) => symbol),
    ...sharedPages.filter((each) => each.package === name).flatMap((each) => each.symbols),
  ];
  for (const symbol of new Set(symbols)) {
    const found = findExport(types, name, symbol);
    const page = apis.find(({apis: list}) =>
      list.some(
        (each) =>
          // Exports that became a property of an object keep their routes: `CaptionsInternals.ensureMax…`.
          (each.symbol === symbol || each.symbol?.endsWith(`.${symbol}`)) &&
          packageOf(each.package) === name,
      ),
    );
    note(exports, page !== undefined, symbol);
    // Undocumented and removed exports have no options.
    if (!found || page?.removed !== undefined) {
      continue;
    }
    const shape = shapeOf(types, found);
    const hidden = hiddenMembers
      .filter((each) => each.package === name && each.symbol === symbol)
      .flatMap(({members}) => members);
    const described = new Set(
      page
        ? matchMembers(
            page.page.file,
            page.line,
            sectionsOf(root, page.page),
            [{symbol, shape, hidden, usedHidden: new Set()}],
            () => undefined,
          ).described.map((each) => `${each.side} ${each.path}`)
        : [],
    );
    for (const {side, path: member} of membersOf(shape, hidden)) {
      note(options, described.has(`${side} ${member}`), `${symbol}: ${member}`);
    }
  }
  return {exports, options};
}

/** Returns the members that need a heading on the page. */
function membersOf(
  shape: Shape,
  hidden: readonly string[],
): {side: 'input' | 'output'; path: string}[] {
  const collect = (
    members: readonly Member[],
    side: 'input' | 'output',
    prefix: string,
  ): {side: 'input' | 'output'; path: string}[] =>
    members
      .filter(({never}) => !never)
      .flatMap((member) => {
        const name = `${prefix}${member.name}`;
        if (hidden.some((pattern) => matches(pattern, name))) {
          return [];
        }
        const elsewhere = typePages.some(({type}) => type === member.typeName);
        return [
          {side, path: name},
          ...(side === 'input' && member.childrenRequired && !elsewhere
            ? collect(member.children, side, `${name}.`)
            : []),
        ];
      });
  const outputsElsewhere = shape.returnTypes.some((name) =>
    typePages.some(({type}) => type === name),
  );
  return [
    ...collect(shape.inputs, 'input', ''),
    ...collect(outputsElsewhere ? [] : shape.outputs, 'output', ''),
    ...collect(shape.methods, 'output', ''),
  ];
}

function countFlags(root: string, pages: readonly Page[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  const headings = new Map<string, Set<string>>();
  for (const page of pages) {
    const {kind, command} = page.frontMatter;
    if (kind === 'cli' && typeof command === 'string') {
      const codes = sectionsOf(root, page).map(({code = ''}) =>
        code.replace(/^-+/, '').replace(/[=\s].*$/, ''),
      );
      headings.set(command.replace(/^npx remotion ?/, ''), new Set(codes));
    }
  }
  for (const {words, describedOn, flags} of readCli(root).commands) {
    const [first = ''] = words.split(' ');
    const name =
      first === 'lambda' || first === 'cloudrun' ? `@remotion/${first}` : '@remotion/cli';
    const count = counts.get(name) ?? empty();
    counts.set(name, count);
    for (const flag of flags) {
      note(count, headings.get(describedOn)?.has(flag.name) ?? false, `${words} --${flag.name}`);
    }
  }
  return counts;
}
