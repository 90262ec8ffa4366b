import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {Parser} from 'htmlparser2';
import {canonicalPath} from '../../features/site/canonical-path';

type Attributes = Readonly<Record<string, string>>;

/** The contents of the head and the images of a built page. */
export interface BuiltPage {
  /** Path from the root: `build/docs/spring/index.html`. */
  readonly file: string;
  /** The route without a trailing slash: `/docs/spring`, or `/` for the home page. */
  readonly route: string;
  readonly title: string;
  readonly metas: readonly Attributes[];
  readonly links: readonly Attributes[];
  /** URLs of the scripts. */
  readonly scripts: readonly string[];
  /** URLs of the scripts that the page runs on the first interaction (`packages/deferred-hydration/client`). */
  readonly lateScripts: readonly string[];
  readonly images: readonly Attributes[];
  /** Its JSON-LD, as text. */
  readonly structuredData: readonly string[];
}

/** Returns the content of a `<meta>` by its `name` or `property`. */
export const metaOf = ({metas}: BuiltPage, key: string): string | undefined =>
  metas.find(({name, property}) => name === key || property === key)?.['content'];

/** Whether a page redirects to another page. The redirects plugin generates such pages. */
export const isRedirect = ({metas}: BuiltPage): boolean =>
  metas.some((meta) => meta['http-equiv']?.toLowerCase() === 'refresh');

/** Returns all files in `build/`, relative to the root, sorted. */
export const listBuiltFiles = (root: string): string[] =>
  readdirSync(path.join(root, 'build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Returns all pages in `build/`. */
export const readBuiltPages = (root: string): BuiltPage[] =>
  listBuiltFiles(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, readFileSync(path.join(root, file), 'utf8')));

/** Reads one HTML page. */
export const readPage = (file: string, html: string): BuiltPage => {
  const page = {
    title: '',
    metas: [] as Attributes[],
    links: [] as Attributes[],
    scripts: [] as string[],
    lateScripts: [] as string[],
    images: [] as Attributes[],
    structuredData: [] as string[],
  };
  let open = '';
  let isData = false;
  let drawing = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name;
      isData = name === 'script' && attributes['type'] === 'application/ld+json';
      if (isData) {
        page.structuredData.push('');
      }
      if (name === 'svg') {
        drawing++;
      } else if (name === 'meta') {
        page.metas.push(attributes);
      } else if (name === 'link') {
        page.links.push(attributes);
      } else if (name === 'script' && attributes['src'] !== undefined) {
        page.scripts.push(attributes['src']);
      } else if (name === 'script' && attributes['data-app'] !== undefined) {
        page.lateScripts.push(...attributes['data-app'].split(' '));
      } else if (name === 'img') {
        page.images.push(attributes);
      }
    },
    onclosetag(name) {
      open = '';
      drawing -= name === 'svg' ? 1 : 0;
    },
    ontext(text) {
      // An SVG also has a <title>.
      if (open === 'title' && drawing === 0) {
        page.title += text;
      }
      if (isData && open === 'script') {
        page.structuredData.push(`${page.structuredData.pop() ?? ''}${text}`);
      }
    },
  });
  parser.end(html);
  return {file, route: canonicalPath(file.replace(/^build/, '')), ...page};
};

/**
 * Returns the file in `build/` from which a URL of the site (`/img/logo.svg`, `/docs/spring`) is
 * served.
 */
export const builtFileOf = (root: string, address: string): string | undefined => {
  const plain = decodeURI(address.replace(/[?#].*$/, '')).replace(/\/$/, '');
  return [`build${plain}`, `build${plain}/index.html`, `build${plain}.html`]
    .filter((file) => path.extname(file) !== '')
    .find((file) => existsSync(path.join(root, file)));
};

/** Returns a problem if the site hasn't been built. */
export const notBuilt = (root: string): Problem | undefined =>
  existsSync(path.join(root, 'build/index.html'))
    ? undefined
    : {
        file: 'build/index.html',
        line: 1,
        message: "The site hasn't been built.",
        remedy: 'Run `npm run build` first.',
      };
