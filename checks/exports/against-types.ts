import ts from 'typescript';
import {routeOfFile} from '../../plugins/pages';
import {toolkitPackages} from '../../toolkit-packages';
import type {Problem} from '../lib/problem';
import {sectionsOf} from '../lib/sections';
import {readTypes, type Types} from '../lib/types';
import {declare} from '../lib/types-compare';
import {documentedBy} from './documented';
import type {Findings, Importable, PackageFacts} from './findings';
import {typePages} from './homes';
import {isOfPlatform} from './installed';
import {matchMembers, type Documented} from './match';
import {comparedType, writtenTypes} from './option-types';
import type {PageApis} from './page-apis';
import {staleExceptions} from './stale';

/** The packages whose exports need a page. */
const documentedPackages = toolkitPackages.filter(
  ({installed, plumbing}) => installed !== undefined && plumbing === undefined,
);

/** Reads the facts that depend only on the types of the packages. */
export function readPackageFacts(root: string): PackageFacts {
  const types = readTypes(root, documentedPackages);
  return {
    exports: types.exports.map(({package: from, name, value}) => ({package: from, name, value})),
    entryPoints: entryPointsOf(root, types),
    stale: staleExceptions(types),
  };
}

/** Pages also name entry points that need no page, and packages that readers don't import. */
function entryPointsOf(root: string, previous: Types): PackageFacts['entryPoints'] {
  const installed = toolkitPackages.filter(
    (each) => each.installed !== undefined && !isOfPlatform(each.name),
  );
  const {entries, exports} = readTypes(
    root,
    installed.map((each) => ({...each, hiddenEntries: {}})),
    {previous},
  );
  const points: Record<string, Record<string, Importable>> = {};
  for (const {specifier} of entries) {
    points[specifier] = {};
  }
  for (const {name, specifiers, deprecatedIn, symbol} of exports) {
    for (const specifier of specifiers) {
      points[specifier]![name] = {
        isType: (symbol.flags & ts.SymbolFlags.Type) !== 0,
        isDeprecated: deprecatedIn.includes(specifier),
      };
    }
  }
  return points;
}

/** Compares each page with the types of the exports that it documents. */
export function compareWithTypes(root: string, apis: readonly PageApis[]): Findings[] {
  const pages = apis.map((each) => {
    const sections = sectionsOf(root, each.page);
    return {...each, sections, written: writtenTypes(each, sections)};
  });
  // The compiler can't compare types from two programs, so the types from the pages are declared in the
  // program of the packages.
  const plain = readTypes(root, documentedPackages);
  const {modules, unknown} = declare(
    plain,
    pages.flatMap(({written}) => [...written.values()]),
  );
  const types = readTypes(root, documentedPackages, {modules, previous: plain});
  return pages.map((each) => compare(each, types, unknown));
}

interface ReadPage extends PageApis {
  sections: ReturnType<typeof sectionsOf>;
  written: ReturnType<typeof writtenTypes>;
}

function compare(
  {sections, written, ...apis}: ReadPage,
  types: Types,
  unknown: ReadonlyMap<string, string[]>,
): Findings {
  const {page, line} = apis;
  const {documented, problems} = documentedBy(types, apis);
  const route = routeOfFile(page.file);
  const matched = matchMembers(
    page.file,
    line,
    sections,
    documented,
    (type) => typePages.find((each) => each.type === type && each.route !== route)?.route,
  );
  const described = [...matched.described];
  return {
    problems: [
      ...problems,
      ...matched.problems,
      ...unneeded(apis, documented),
      ...described.flatMap(([section, group]) =>
        comparedType(group, written.get(section), types, unknown),
      ),
    ],
    members: described.flatMap(([, group]) => group).length,
  };
}

/** Reports exceptions that the page doesn't need. */
function unneeded({page, line}: PageApis, documented: readonly Documented[]): Problem[] {
  return documented.flatMap(({symbol, hidden, usedHidden}) =>
    hidden
      .filter((pattern) => !usedHidden.has(pattern))
      .map((pattern) => ({
        file: page.file,
        line,
        message: `The exception for \`${pattern}\` of \`${symbol}\` in checks/exports/exceptions.ts isn't needed.`,
        remedy:
          "Remove it from that file. The page describes the member, or the member doesn't exist.",
      })),
  );
}
