import {apisLists} from '../lib/apis-lists';
import {packageOf, routeOfFile} from '../../plugins/pages';
import type {Problem} from '../lib/problem';
import type {PageApis} from './page-apis';

/**
 * The overview of a package must list every page of the package with `<Apis>`, which takes the
 * descriptions from the pages. Overviews are pages of kind api without a symbol. If a package has
 * several, the page titled with the name of the package is checked: the others (transitions,
 * presentations) cover a part of it.
 */
export function overviews(all: readonly PageApis[]): Problem[] {
  const pages = all.filter(({removed}) => removed === undefined);
  const isOverview = ({apis}: PageApis): boolean =>
    apis.length === 1 && apis[0]?.symbol === undefined;
  const overviewOf = (name: string): PageApis | undefined => {
    const own = pages.filter(
      (each) => isOverview(each) && packageOf(each.apis[0]?.package ?? '') === name,
    );
    return own.find(({page}) => page.frontMatter.title === name) ?? own[0];
  };
  return pages
    .filter((each) => !isOverview(each))
    .flatMap(({page, apis}) => {
      const names = [...new Set(apis.map((api) => packageOf(api.package)))];
      return names.flatMap((name) => {
        const overview = overviewOf(name);
        const route = routeOfFile(page.file) ?? '';
        return overview === undefined ||
          apisLists(overview.page).some(
            ({packageName, routes}) => packageName === name || routes.has(route),
          )
          ? []
          : [
              {
                file: overview.page.file,
                line: overview.line,
                message: `The overview of \`${name}\` doesn't list ${route}.`,
                remedy: `Under "APIs", add "${route.slice('/docs/'.length)}" to the \`pages\` of an <Apis>, or use <Apis package="${name}" />.`,
              },
            ];
      });
    });
}
