import {packageOfPage} from '../../plugins/pages';
import {toolkitPackages} from '../../toolkit-packages';
import {loadPages, type Page} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {unlistedPages} from '../lib/unlisted-pages';
import {assigned, documentedTwice} from './assigned';
import {packageFacts, readFindings} from './findings';
import {installedPackages} from './installed';
import {undecided} from './later';
import {pageApis} from './page-apis';
import type {PageContext} from './stated';
import {verifyStatements} from './verify-statements';

/** The pages must document exactly what the packages export, including each member. */
export const check: Check = {
  name: 'exports',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const whole = files.length === 0;
    const apis = pageApis(pages);
    const facts = await packageFacts(root);
    const findings = await readFindings(root, apis, !whole);
    const contextOf = (page: Page): PageContext => {
      const own = pageApis([page]).flatMap((each) => each.apis);
      return {
        package: own[0]?.package ?? packageOfPage(page.frontMatter) ?? packageOfFolder(page.file),
        symbols: own.flatMap(({symbol}) => symbol ?? []),
      };
    };
    const stated = verifyStatements(facts.entryPoints, pages, contextOf, whole);
    const found: Problem[] = [
      ...problems,
      ...stated.problems,
      ...findings.flatMap((each) => each.problems),
      ...(whole
        ? [
            ...assigned(facts, apis),
            ...documentedTwice(apis),
            ...unlistedPages(root, pages, 'api'),
            ...facts.stale,
            ...installedPackages(root),
            ...undecided(root),
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
};

/** The package that the guides in a folder are about: `@remotion/lambda` for `docs/lambda/setup.mdx`. */
const packageOfFolder = (file: string): string | undefined =>
  toolkitPackages.find(({name}) => file.startsWith(name.replace('@remotion/', 'docs/') + '/'))
    ?.name;
