import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import type {Destinations} from './judge';
import {lineOfRedirect} from './line-of-redirect';

/** The pages of the built site in `build/`, read on demand. */
export function builtSite(root: string): Destinations {
  const known = new Map<string, ReturnType<Destinations['find']>>();
  return {
    find(route) {
      if (!known.has(route)) {
        const file = htmlFile(root, route);
        known.set(
          route,
          file === undefined
            ? undefined
            : {file, fragments: idsOf(readFileSync(path.join(root, file), 'utf8'))},
        );
      }
      return known.get(route);
    },
    isUnknown: () => false,
    hasRedirect: (from) => htmlFile(root, from) !== undefined,
    lineOfRedirect: (from) => lineOfRedirect(root, from),
    // Nobody edits the lines of a generated page.
    similar: () => undefined,
    derived: () => undefined,
  };
}

/** Returns every `id` in an HTML page. */
export function idsOf(html: string): Set<string> {
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag: (_name, {id}) => {
      if (id !== undefined) {
        ids.add(id);
      }
    },
  });
  parser.end(html);
  return ids;
}

function htmlFile(root: string, route: string): string | undefined {
  const plain = route.replace(/\/$/, '');
  return [`build${plain}/index.html`, `build${plain}.html`].find((file) =>
    existsSync(path.join(root, file)),
  );
}
