import {routeOf} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {packageOf} from './package-of';
import type {PageApis} from './page-apis';

/**
 * The overviews of a package (pages of kind api without a symbol) lead to every page of the package, so
 * that their lists do not go stale. A package may have several: transitions, presentations, timings.
 */
export function overviews(all: readonly PageApis[]): Problem[] {
  const pages = all.filter(({removed}) => removed === undefined);
  const isOverview = ({apis}: PageApis): boolean =>
    apis.length === 1 && apis[0]?.symbol === undefined;
  return pages
    .filter((each) => !isOverview(each))
    .flatMap(({page, apis}) => {
      const names = [...new Set(apis.map((api) => packageOf(api.package)))];
      return names.flatMap((name) => {
        const own = pages.filter(
          (each) => isOverview(each) && packageOf(each.apis[0]?.package ?? '') === name,
        );
        const [first] = own;
        const route = routeOf(page);
        const link = new RegExp(`\\]\\(${route}[)#]`);
        return first === undefined || own.some((overview) => link.test(overview.page.text))
          ? []
          : [
              {
                file: first.page.file,
                line: first.line,
                message: `The overview of \`${name}\` does not lead to ${route}.`,
                remedy: 'Add it to the list below "APIs", with one line that says what it is for.',
              },
            ];
      });
    });
}
