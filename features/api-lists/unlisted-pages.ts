import {frontMatterLine, type Problem} from '@docs-kit/docs-proof';
import {apisOf, packageOf} from '@docs-kit/docs-proof/apis';
import type {Page} from '@docs-kit/docs-proof/markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {overviewOf, readDocsPages, type DocsPage} from '../pages';
import {listedBy} from './lists';

/**
 * The overview of a package must list the pages of its exports with `<Apis>`, and the page of a command must list the
 * pages of its subcommands.
 *
 * @param pages all pages of the site
 * @param kind the pages that must be listed: of exports or of commands
 */
export function unlistedPages(
  root: string,
  pages: readonly Page[],
  kind: 'api' | 'cli',
): Problem[] {
  const docs = readDocsPages(root);
  const parts = new Map<string, DocsPage[]>();
  for (const page of docs) {
    const {kind: own, removed} = page.frontMatter;
    const overviews = own === kind && removed === undefined ? overviewsOf(page, docs) : [];
    for (const {file} of overviews) {
      parts.set(file, [...(parts.get(file) ?? []), page]);
    }
  }
  return pages.flatMap((overview) => {
    const own = parts.get(overview.file) ?? [];
    const listed = own.length === 0 ? own : listedOn(overview, docs);
    return own
      .filter((page) => listed?.includes(page) === false)
      .map(({id, route}) => ({
        file: overview.file,
        line: frontMatterLine(overview, kind === 'api' ? 'api' : 'command'),
        message: `The page doesn't list ${route} with \`<Apis>\`.`,
        remedy: `Add "${id}" to the \`pages\` of an \`<Apis>\`.`,
      }));
  });
}

/** Returns the overviews of the packages of an API page, or the pages of the command above a command. */
function overviewsOf(page: DocsPage, docs: readonly DocsPage[]): DocsPage[] {
  const {kind, command} = page.frontMatter;
  if (kind === 'cli') {
    const above = String(command).split(' ').slice(0, -1).join(' ');
    return docs.filter(({frontMatter}) => frontMatter.command === above);
  }
  const documented = apisOf(page.frontMatter).filter(({symbol}) => symbol !== undefined);
  const packages = new Set(documented.map(({package: from}) => packageOf(from)));
  return [...packages].flatMap((name) => {
    const overview = overviewOf(docs, name);
    return overview?.frontMatter.kind === 'api' && overview !== page ? [overview] : [];
  });
}

/** Returns the pages that the lists of an overview name. Undefined if a list is invalid, at which the build stops. */
function listedOn({tree}: Page, docs: readonly DocsPage[]): DocsPage[] | undefined {
  const lists: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'Apis') {
      lists.push(node);
    }
  });
  try {
    return lists
      .map((node) => listedBy(node, docs))
      .flatMap((listed) => (listed.kind === 'pages' ? listed.pages : []));
  } catch {
    return undefined;
  }
}
