import {documentedSymbols} from '../../scripts/since/names';
import {toolkitPackages} from '../../toolkit-packages';
import {hiddenMembers, stubs} from '../exports/exceptions';
import {typePages} from '../exports/homes';
import {matches, matchMembers} from '../exports/match';
import {packageOf} from '../../plugins/pages';
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
}

/** Counts what is documented and what is missing, for each package of the toolkit. */
export async function countCoverage(root: string): Promise<Coverage[]> {
  const {pages} = await loadPages(root);
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
  return documented.map(({name}) => ({
    package: name,
    ...countExports(root, types, apis, name),
    flags: flags.get(name) ?? empty(),
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

function countExports(
  root: string,
  types: Types,
  apis: readonly PageApis[],
  name: string,
): {exports: Count; options: Count} {
  const exports = empty();
  const options = empty();
  for (const symbol of documentedSymbols(name, types, apis)) {
    const found = findExport(types, name, symbol);
    const page = apis.find(({apis: list}) =>
      list.some(
        (each) => each.symbol === symbol && packageOf(each.package) === name,
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
