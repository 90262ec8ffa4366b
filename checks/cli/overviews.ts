import {apisLists} from '../lib/apis-lists';
import {frontMatterLine, type Page} from '../lib/pages';
import {routeOfFile} from '../../plugins/pages';
import type {Problem} from '../lib/problem';

/** The page of a command that has subcommands must list their pages with `<Apis>`. */
export function commandLists(pages: readonly Page[]): Problem[] {
  const current = pages.filter(({frontMatter}) => frontMatter.removed === undefined);
  return current.flatMap((page) => {
    const above = String(page.frontMatter.command).split(' ').slice(0, -1).join(' ');
    const overview = current.find(({frontMatter}) => frontMatter.command === above);
    const route = routeOfFile(page.file) ?? '';
    return overview === undefined || apisLists(overview).some(({routes}) => routes.has(route))
      ? []
      : [
          {
            file: overview.file,
            line: frontMatterLine(overview, 'command'),
            message: `The page of \`${above}\` doesn't list ${route}.`,
            remedy: `Under "Commands", add "${route.slice('/docs/'.length)}" to the \`pages\` of an <Apis>.`,
          },
        ];
  });
}
