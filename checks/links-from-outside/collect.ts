import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {codeKey, hash, installedPackages, remember} from '@docs-kit/docs-proof';

/** A URL of the toolkit's site that the installed packages contain. */
export interface Address {
  /** Path without a trailing slash (`/` for the home page). */
  path: string;
  fragment?: string;
  /** The first files that contain it, relative to the root, in order. */
  places: string[];
}

const shipped = /(?:\.(?:[cm]?js|jsx|[cm]?tsx?)|^README\.md)$/;

/**
 * `https://` and `www.` are optional. Several packages define the host once, as `DOCS_URL`. A URL ends
 * at any character that can't be part of it in code, JSDoc or Markdown. If `${` follows, its path is built at run time.
 */
const pattern =
  /(?:(?<![\w.@-])(?:www\.)?remotion\.dev(?!\w)|\bDOCS_URL\})((?:\/[^\s"'`<>()[\]{}\\|*,;$]*)?)(?!\$\{|[^\s"'`<>()[\]{}\\|*,;$])/g;

/**
 * Returns every URL of the toolkit's site in the JavaScript, types and READMEs of the installed
 * packages.
 */
export function collectAddresses(root: string): Promise<Address[]> {
  const key = hash(installedPackages(root), codeKey(import.meta.url));
  return remember(root, 'links-from-outside', key, () => readAddresses(root));
}

function readAddresses(root: string): Address[] {
  const byAddress = new Map<string, Address>();
  for (const file of shippedFiles(root)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const found of addressesIn(text)) {
      const name = `${found.path}#${found.fragment ?? ''}`;
      const address = byAddress.get(name) ?? {...found, places: []};
      byAddress.set(name, address);
      if (address.places.length < 3 && !address.places.includes(file)) {
        address.places.push(file);
      }
    }
  }
  return [...byAddress.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, address]) => address);
}

/** Returns the URLs in one text, except URLs whose path is built at run time. */
export function addressesIn(text: string): Omit<Address, 'places'>[] {
  return [...text.matchAll(pattern)].map(([, rest = '']) => {
    const [route = '', fragment] = rest.replace(/[.:!?]+$/, '').split('#');
    return {path: route.replace(/\/+$/, '') || '/', ...(fragment ? {fragment} : {})};
  });
}

function shippedFiles(root: string): string[] {
  const scope = 'node_modules/@remotion';
  return [
    'node_modules/remotion',
    ...readdirSync(path.join(root, scope)).map((name) => `${scope}/${name}`),
  ]
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && shipped.test(entry.name))
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
        .filter((file) => !file.slice(folder.length + 1).includes('node_modules/')),
    )
    .sort();
}
