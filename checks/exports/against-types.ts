import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileOfRoute, packageOf, routeOfFile} from '../../plugins/pages';
import {toolkitPackages} from '../../toolkit-packages';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {sectionsOf} from '../lib/sections';
import {findExport, readTypes, type Types} from '../lib/types';
import {declare, normalise, type Written} from '../lib/types-compare';
import {documentedBy} from './documented';
import type {Findings, PackageFacts} from './findings';
import {typePages} from './homes';
import {matchMembers, type Described, type Documented, type TypePage} from './match';
import {comparedType, writtenTypeOf, writtenTypes} from './option-types';
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
    stale: staleExceptions(types),
  };
}

/** Compares each page with the types of the exports that it documents. */
export function compareWithTypes(root: string, apis: readonly PageApis[]): Findings[] {
  const types = readTypes(root, documentedPackages);
  const compared = apis.map((each) => new PageComparison(root, each, types));
  const differing = compared.filter((each) => each.needsChecker());
  if (differing.length === 0) {
    return compared.map((each) => each.findings(types, new Map()));
  }
  // The compiler can't compare types from two programs. Declare the types from the pages in the same
  // program as the packages, and match these pages again.
  const {modules, unknown} = declare(
    types,
    differing.flatMap(({texts}) => [...texts.values()]),
  );
  const withTexts = readTypes(root, documentedPackages, {modules, previous: types});
  return compared.map((each) =>
    each.needsChecker()
      ? new PageComparison(root, each.apis, withTexts).findings(withTexts, unknown)
      : each.findings(types, new Map()),
  );
}

/** A page, matched with the exports that it documents. */
class PageComparison {
  /** The types in the `<Option>` lines of the page, by ID. */
  readonly texts: ReadonlyMap<string, Written>;
  private readonly result: ReturnType<typeof documentedBy>;
  private readonly matched: ReturnType<typeof matchMembers>;

  constructor(
    root: string,
    readonly apis: PageApis,
    private readonly types: Types,
  ) {
    const {page, line} = apis;
    const sections = sectionsOf(root, page);
    const [api] = apis.apis;
    this.texts = new Map(
      writtenTypes(page, sections, packageOf(api?.package ?? '')).map((each) => [each.id, each]),
    );
    this.result = documentedBy(types, apis);
    this.matched = matchMembers(page.file, line, sections, this.result.documented, (type) =>
      typePageOf(root, page, type),
    );
  }

  /** Whether the text of a type differs from the definitions, so that the compiler must compare them. */
  needsChecker(): boolean {
    return bySection(this.matched.described).some((group) => {
      const written = writtenTypeOf(this.apis.page, group, this.texts);
      return (
        written !== undefined &&
        group.some(({member}) => normalise(written.text) !== normalise(member.text))
      );
    });
  }

  findings(types: Types, unknown: ReadonlyMap<string, string[]>): Findings {
    const {page} = this.apis;
    const {documented} = this.result;
    const {described} = this.matched;
    return {
      problems: [
        ...this.result.problems,
        ...this.matched.problems,
        ...unneeded(this.apis, documented),
        ...bySection(described).flatMap((group) =>
          comparedType(page, group, types, this.texts, unknown),
        ),
      ],
      notInstalled: this.result.notInstalled,
      members: described.length,
      owners: this.apis.apis.map(({package: from, symbol}) =>
        symbol === undefined ? from : (findExport(this.types, from, symbol)?.package ?? from),
      ),
    };
  }
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

function bySection(described: readonly Described[]): Described[][] {
  const groups = new Map<unknown, Described[]>();
  for (const each of described) {
    groups.set(each.section, [...(groups.get(each.section) ?? []), each]);
  }
  return [...groups.values()];
}

function typePageOf(root: string, page: Page, type: string): TypePage | undefined {
  const route = typePages.find((each) => each.type === type)?.route;
  return route === undefined || route === routeOfFile(page.file)
    ? undefined
    : {
        route,
        written: existsSync(path.join(root, fileOfRoute(route))),
      };
}
