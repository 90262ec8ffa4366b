import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {partialsOf} from '@docs-kit/docs-proof/markdown';
import type {Root, RootContent} from 'mdast';
import {insertFacts} from '../facts';

/** Returns a function that reads the nodes of a partial by the name under which a page imports it. */
export function partialReader(
  page: Parameters<typeof partialsOf>[0],
  root: string,
  parse: (text: string) => Root,
): (name: string) => readonly RootContent[] | undefined {
  const partials = partialsOf(page);
  return (name) => {
    const partial = partials.get(name) ?? '';
    const file = path.join(root, partial);
    return partials.has(name) && existsSync(file)
      ? parse(insertFacts(readFileSync(file, 'utf8'), partial)).children
      : undefined;
  };
}
