import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute, parseDocsRoutes} from '../../config/docs-routes';
import {toolkitPackages, type ToolkitPackage} from '../../toolkit-packages';
import {loadPages, routeOf, type Page} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {optionOf, sectionsOf} from '../lib/sections';
import {findExport, readTypes, type Types} from '../lib/types';
import {compare, declare, normalise, type Written} from '../lib/types-compare';
import {shapeOf} from '../lib/types-members';
import {assigned} from './assigned';
import {hiddenMembers, otherTypes, stubs, type Stub} from './exceptions';
import {typePages} from './homes';
import {matchMembers, quoted, type Described, type Documented, type TypePage} from './match';
import {packageOf} from './package-of';
import {pageApis, type PageApis} from './page-apis';
import {claims} from './claims';

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
    const first = readTypes(root, packages);
    const routes = parseDocsRoutes(readFileSync(path.join(root, 'docs-routes.tsv'), 'utf8'));
    const sections = new Map(apis.map(({page}) => [page, sectionsOf(root, page)]));
    const written = apis.flatMap(({page, apis: list}) =>
      (sections.get(page) ?? []).flatMap((section): Written[] => {
        const option = optionOf(section);
        return option?.type === undefined
          ? []
          : [
              {
                id: idOf(page.file, section),
                text: option.type,
                package: packageOf(list[0]?.package ?? ''),
              },
            ];
      }),
    );
    const declared = declare(first, written);
    const types = readTypes(root, packages, {modules: declared.modules, previous: first});
    const texts = new Map(written.map((each) => [each.id, each]));

    const found: Problem[] = [...problems];
    let members = 0;
    const unchecked: string[] = [];
    const used = new Map<string, Set<string>>();
    for (const page of apis) {
      const {documented, problems: claimed, open} = documentedBy(root, types, page, used);
      found.push(...claimed);
      unchecked.push(...open);
      if (documented.length === 0) {
        continue;
      }
      const own = sections.get(page.page) ?? [];
      const {problems: wrong, described} = matchMembers(
        page.page.file,
        page.line,
        own,
        documented,
        (type) => typePageOf(root, page.page, type),
      );
      members += described.length;
      found.push(...wrong, ...unneededHidden(page, documented));
      for (const group of bySection(described)) {
        found.push(...comparedType(page, group, types, texts, declared.unknown));
      }
    }
    found.push(...claims(apis, routes, whole, types));
    if (whole) {
      found.push(...assigned(types, routes));
    }
    return {
      problems: found,
      summary: `${types.exports.filter(({value}) => value).length} exports of ${packages.length} packages, ${apis.length} pages, ${members} headings`,
      notes:
        unchecked.length > 0
          ? [
              `exports: not held to types, because the package is not installed: ${unchecked.join(', ')}`,
            ]
          : [],
    };
  },
};

function documentedBy(
  root: string,
  types: Types,
  {page, line, apis, removed}: PageApis,
  used: Map<string, Set<string>>,
): {documented: Documented[]; problems: Problem[]; open: string[]} {
  const documented: Documented[] = [];
  const problems: Problem[] = [];
  const open: string[] = [];
  for (const {package: from, symbol} of apis) {
    const owner = toolkitPackages.find(({name}) => name === packageOf(from));
    const problem = (message: string, remedy: string) =>
      problems.push({file: page.file, line, message, remedy});
    if (!owner) {
      problem(
        `\`${from}\` is no package of the toolkit.`,
        'Name a package of toolkit-packages.ts, or add it there with its version.',
      );
      continue;
    }
    if (owner.installed === undefined) {
      open.push(`${page.file} (${owner.name})`);
      continue;
    }
    if (symbol === undefined) {
      continue;
    }
    const each = findExport(types, from, symbol);
    const stub = stubs.find((one) => one.package === owner.name && one.symbol === symbol);
    if (stub && removed === undefined) {
      problem(
        `\`${symbol}\` is still exported, but ${stub.reason}: “${stub.message}”`,
        'Say in `removed` what took its place.',
      );
      continue;
    }
    if (removed !== undefined) {
      if (stub && !holds(root, stub)) {
        problem(
          `\`${stub.file}\` of \`${owner.name}\` does not say “${stub.message}”.`,
          'Correct the entry of stubs in checks/exports/exceptions.ts, or remove it.',
        );
      } else if (each && !stub) {
        problem(
          `The page says that \`${symbol}\` is removed, but \`${each.specifiers[0]}\` exports it.`,
          'Take `removed` out of the front matter and describe the export.',
        );
      }
      continue;
    }
    if (!each) {
      problem(
        `\`${owner.name}\` ${owner.installed} does not export \`${symbol}\`.`,
        `${suggestion(types, owner, symbol)} If it was removed, say in \`removed\` what took its place.`,
      );
      continue;
    }
    if (each.deprecated !== undefined && !/deprecated/i.test(page.text)) {
      problem(
        `The types mark \`${symbol}\` as deprecated: ${each.deprecated || 'no reason given'}.`,
        'Say on the page that it is deprecated, and what to use instead.',
      );
    }
    const [specifier = owner.name] = each.specifiers;
    if (specifier !== owner.name && each.value && !page.text.includes(specifier)) {
      problem(
        `\`${symbol}\` is imported from \`${specifier}\`, and the page does not say so.`,
        `Import it from '${specifier}' in the example.`,
      );
    }
    const key = `${owner.name} ${symbol}`;
    const usedHidden = used.get(key) ?? new Set();
    used.set(key, usedHidden);
    documented.push({
      symbol,
      shape: shapeOf(types, each),
      hidden: hiddenMembers
        .filter((one) => one.package === owner.name && one.symbol === symbol)
        .flatMap((one) => one.members),
      usedHidden,
    });
  }
  return {documented, problems, open};
}

function holds(root: string, {package: owner, file, message}: Stub): boolean {
  const shipped = path.join(root, 'node_modules', owner, file);
  return existsSync(shipped) && readFileSync(shipped, 'utf8').includes(message);
}

function suggestion(types: Types, owner: ToolkitPackage, symbol: string): string {
  const plain = symbol.toLowerCase().replace(/[^a-z]/g, '');
  const near = types.exports.find(
    (each) =>
      each.package === owner.name && each.name.toLowerCase().replace(/[^a-z]/g, '') === plain,
  );
  return near ? `Write \`${near.name}\`.` : 'Write the name of an export in its exact casing.';
}

function unneededHidden({page, line}: PageApis, documented: readonly Documented[]): Problem[] {
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

/** Sections that stand for members of several exports are compared once: one of them has to agree. */
function bySection(described: readonly Described[]): Described[][] {
  const groups = new Map<unknown, Described[]>();
  for (const each of described) {
    groups.set(each.section, [...(groups.get(each.section) ?? []), each]);
  }
  return [...groups.values()];
}

function comparedType(
  {page}: PageApis,
  group: readonly Described[],
  types: Types,
  texts: ReadonlyMap<string, Written>,
  unknown: ReadonlyMap<string, string[]>,
): Problem[] {
  const [{section, member}] = group as [Described];
  const written = texts.get(idOf(page.file, section));
  if (!written || member.never) {
    return [];
  }
  const other = otherTypes.find(
    (each) =>
      each.symbol === group[0]?.symbol &&
      each.member === group[0].path &&
      each.package === written.package,
  );
  const verdicts = group.map((each) => compare(types, written, unknown, each.member));
  if (other) {
    const equal = verdicts.some((each) => each.equal);
    if (!equal && normalise(written.text) === normalise(other.type)) {
      return [];
    }
    return [
      {
        file: section.file,
        line: section.line,
        message: equal
          ? `The exception for the type of \`${other.symbol}\`, \`${other.member}\` in checks/exports/exceptions.ts is not needed.`
          : `\`${member.name}\` is said to be \`${written.text}\`.`,
        remedy: equal
          ? 'Remove it there.'
          : `Write \`type=${quoted(other.type)}\`: ${other.reason}.`,
      },
    ];
  }
  const [verdict] = verdicts;
  if (!verdict || verdicts.some(({equal}) => equal) || verdict.equal) {
    return [];
  }
  const option = optionOf(section);
  const problem = {file: section.file, line: option?.line ?? section.line};
  const remedy = `Write \`type=${quoted(member.text)}\`${member.literals.length > 0 ? ` or its values: ${member.literals.join(' | ')}` : ''}.`;
  switch (verdict.reason) {
    case 'syntax':
      return [{...problem, message: `\`${written.text}\` is not a TypeScript type.`, remedy}];
    case 'names':
      return [
        {
          ...problem,
          message: `No package exports the type ${(verdict.names ?? []).map((name) => `\`${name}\``).join(', ')}.`,
          remedy,
        },
      ];
    case 'differs':
      return [
        {
          ...problem,
          message: `\`${member.name}\` is said to be \`${written.text}\`, but its type is \`${member.text}\`.`,
          remedy,
        },
      ];
  }
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

function idOf(file: string, section: {file: string; line: number}): string {
  return `${file} ${section.file} ${section.line}`;
}

await runAsCommand(import.meta.url, exportsCheck);
