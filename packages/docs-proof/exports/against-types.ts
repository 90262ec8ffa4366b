import ts from 'typescript';
import type {Problem} from '../lib/problem';
import {sectionsOf} from '../lib/sections';
import {isDocumented, readTypes, type Types} from '../lib/types';
import {declare} from '../lib/types-compare';
import {documentedBy} from './documented';
import {matchMembers, type Documented} from './match';
import {comparedType, writtenTypes} from './option-types';
import type {TypesOptions} from './options';
import type {PageApis} from '../pages';

/** The result of comparing one page with the types. */
export interface Findings {
  readonly problems: readonly Problem[];
  /** The number of headings that describe a member. */
  readonly members: number;
}

/** Facts that depend only on the types of the packages. */
export interface PackageFacts {
  readonly exports: readonly {
    readonly package: string;
    readonly name: string;
    readonly value: boolean;
  }[];
  /** What can be imported from each entry point of all installed packages, by import specifier and name. */
  readonly entryPoints: Readonly<Record<string, Readonly<Record<string, Importable>>>>;
}

interface Importable {
  readonly isType: boolean;
  readonly isDeprecated: boolean;
}

/** Reads the facts that depend only on the types of the packages. */
export function readPackageFacts(root: string, {packages}: TypesOptions): PackageFacts {
  const types = readTypes(root, packages.filter(isDocumented));
  return {
    exports: types.exports.map(({package: from, name, value}) => ({package: from, name, value})),
    entryPoints: entryPointsOf(root, packages, types),
  };
}

/** Pages also name entry points that need no page, and packages that readers don't import. */
function entryPointsOf(
  root: string,
  packages: TypesOptions['packages'],
  previous: Types,
): PackageFacts['entryPoints'] {
  const installed = packages.filter((each) => each.installed !== undefined);
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
export function compareWithTypes(
  root: string,
  apis: readonly PageApis[],
  options: TypesOptions,
): Findings[] {
  const documentedPackages = options.packages.filter(isDocumented);
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
  return pages.map((each) => compare(each, types, unknown, options));
}

interface ReadPage extends PageApis {
  sections: ReturnType<typeof sectionsOf>;
  written: ReturnType<typeof writtenTypes>;
}

function compare(
  {sections, written, ...apis}: ReadPage,
  types: Types,
  unknown: ReadonlyMap<string, string[]>,
  options: TypesOptions,
): Findings {
  const {exceptions} = options;
  const {page, line} = apis;
  const {documented, problems} = documentedBy(types, apis, options);
  const {route} = page;
  const matched = matchMembers(
    page.file,
    line,
    sections,
    documented,
    (type) =>
      exceptions.typePages.find((each) => each.type === type && each.route !== route)?.route,
  );
  const described = [...matched.described];
  return {
    problems: [
      ...problems,
      ...matched.problems,
      ...unneeded(apis, documented, exceptions.file),
      ...described.flatMap(([section, group]) =>
        comparedType(group, written.get(section), types, unknown),
      ),
    ],
    members: described.flatMap(([, group]) => group).length,
  };
}

/** Reports exceptions that the page doesn't need. */
function unneeded(
  {page, line}: PageApis,
  documented: readonly Documented[],
  listFile: string,
): Problem[] {
  return documented.flatMap(({symbol, hidden, usedHidden}) =>
    hidden
      .filter((pattern) => !usedHidden.has(pattern))
      .map((pattern) => ({
        file: page.file,
        line,
        message: `The exception for \`${pattern}\` of \`${symbol}\` in ${listFile} isn't needed.`,
        remedy:
          "Remove it from that file. The page describes the member, or the member doesn't exist.",
      })),
  );
}
