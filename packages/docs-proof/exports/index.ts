import type {Page, Pages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {assigned, documentedTwice} from './assigned';
import {packageFacts, readFindings} from './findings';
import type {TypesOptions} from './options';
import {pageApis} from '../pages';
import type {PageContext} from './stated';
import {verifyStatements, type StatementOptions} from './verify-statements';

export {quoted} from './match';
export {isHidden, needsPage, type ExportExceptions} from './exceptions';
export type {ReadByHand} from './verify-statements';

export interface ExportsOptions extends TypesOptions, StatementOptions {
  /** Reads the pages of the site, or only these files. */
  readonly loadPages: (root: string, files: readonly string[]) => Pages;
  /** Returns the package that “the package” means on a page that documents no export. */
  readonly packageOf?: (page: Page) => string | undefined;
  /** Returns further problems, which are only reported if all pages are checked. */
  readonly alsoCheck?: (root: string, pages: readonly Page[]) => readonly Problem[];
}

/**
 * Returns the check `exports`: the pages must document exactly what the packages export, including each member. A page of kind
 * `api` names its exports in `api`, and describes each member below a heading.
 */
export const exportsCheck = (options: ExportsOptions): Check => ({
  name: 'exports',
  async run({root, files = []}) {
    const {pages, problems} = options.loadPages(root, files);
    const whole = files.length === 0;
    const apis = pageApis(pages);
    const facts = await packageFacts(root, options);
    const findings = await readFindings(root, apis, options, !whole);
    const contextOf = (page: Page): PageContext => {
      const own = pageApis([page]).flatMap((each) => each.apis);
      return {
        package: own[0]?.package ?? options.packageOf?.(page),
        symbols: own.flatMap(({symbol}) => symbol ?? []),
      };
    };
    const stated = verifyStatements(facts.entryPoints, pages, contextOf, options, whole);
    const found: Problem[] = [
      ...problems,
      ...stated.problems,
      ...findings.flatMap((each) => each.problems),
      ...(whole
        ? [
            ...assigned(facts, apis, options.exceptions),
            ...documentedTwice(apis),
            ...(options.alsoCheck?.(root, pages) ?? []),
          ]
        : []),
    ];
    const values = facts.exports.filter(({value}) => value);
    const members = findings.reduce((sum, each) => sum + each.members, 0);
    return {
      problems: found,
      summary: `${values.length} exports from ${new Set(facts.exports.map((each) => each.package)).size} packages, ${apis.length} pages, ${members} headings, ${stated.count} statements about exports`,
    };
  },
});
