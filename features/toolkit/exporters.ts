import {apisOf, packageOf} from '@docs-kit/docs-proof/apis';
import {readDocsPages} from '../pages';

const known = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

/** The packages that export a name, according to the `api` of the docs pages. Members of objects don't count. */
export function exportersOf(root: string, name: string): string[] {
  const all = known.get(root) ?? readExporters(root);
  known.set(root, all);
  return [...(all.get(name) ?? [])];
}

function readExporters(root: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const {frontMatter} of readDocsPages(root)) {
    for (const {package: from, symbol} of apisOf(frontMatter)) {
      const [name] = symbol?.split('.') ?? [];
      if (name !== undefined) {
        found.set(name, (found.get(name) ?? new Set()).add(packageOf(from)));
      }
    }
  }
  return found;
}
