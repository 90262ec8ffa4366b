import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import type {Problem} from './problem';

type Attributes = Readonly<Record<string, string>>;

/** What the head and the pictures of a built page say. */
export interface BuiltPage {
  /** Path from the root: `build/docs/spring/index.html`. */
  readonly file: string;
  /** The address that serves it, without a trailing slash: `/docs/spring`; `/` for the home page. */
  readonly route: string;
  readonly lang: string;
  readonly title: string;
  readonly metas: readonly Attributes[];
  readonly links: readonly Attributes[];
  /** Addresses of the scripts. */
  readonly scripts: readonly string[];
  /** Addresses of the scripts that the page starts later, at the first sign of a reader (`src/boot`). */
  readonly lateScripts: readonly string[];
  readonly images: readonly Attributes[];
  /** The texts of its JSON-LD. */
  readonly structuredData: readonly string[];
  /** How many `<h1>` it has. */
  readonly h1: number;
}

/** The content of a `<meta>`, by `name` or `property`. */
export const metaOf = ({metas}: BuiltPage, key: string): string | undefined =>
  metas.find(({name, property}) => name === key || property === key)?.['content'];

/** A page that sends its reader on to another, made by the redirects plugin. */
export const isRedirect = ({metas}: BuiltPage): boolean =>
  metas.some((meta) => meta['http-equiv']?.toLowerCase() === 'refresh');

/** All files below `build/`, from the root, sorted. */
export const listBuiltFiles = (root: string): string[] =>
  readdirSync(path.join(root, 'build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** All pages below `build/`. */
export const readBuiltPages = (root: string): BuiltPage[] =>
  listBuiltFiles(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, readFileSync(path.join(root, file), 'utf8')));

/** Reads one page of HTML. */
export const readPage = (file: string, html: string): BuiltPage => {
  const page = {
    lang: '',
    title: '',
    metas: [] as Attributes[],
    links: [] as Attributes[],
    scripts: [] as string[],
    lateScripts: [] as string[],
    images: [] as Attributes[],
    structuredData: [] as string[],
    h1: 0,
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
      } else if (name === 'html') {
        page.lang = attributes['lang'] ?? '';
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
      } else if (name === 'h1') {
        page.h1++;
      }
    },
    onclosetag(name) {
      open = '';
      drawing -= name === 'svg' ? 1 : 0;
    },
    ontext(text) {
      // A drawing has a <title> as well.
      if (open === 'title' && drawing === 0) {
        page.title += text;
      }
      if (isData && open === 'script') {
        page.structuredData.push(`${page.structuredData.pop() ?? ''}${text}`);
      }
    },
  });
  parser.end(html);
  return {file, route: routeOf(file), ...page};
};

const routeOf = (file: string): string => {
  const address = file.replace(/^build/, '').replace(/(?:\/index)?\.html$/, '');
  return address === '' ? '/' : address;
};

/** The file below `build/` that an address of the site (`/img/logo.svg`, `/docs/spring`) is served from. */
export const builtFileOf = (root: string, address: string): string | undefined => {
  const plain = decodeURI(address.replace(/[?#].*$/, '')).replace(/\/$/, '');
  return [`build${plain}`, `build${plain}/index.html`, `build${plain}.html`]
    .filter((file) => path.extname(file) !== '')
    .find((file) => existsSync(path.join(root, file)));
};

/** The one problem of a site that is not built; undefined when it is. */
export const notBuilt = (root: string): Problem | undefined =>
  existsSync(path.join(root, 'build/index.html'))
    ? undefined
    : {
        file: 'build/index.html',
        line: 1,
        message: "The site hasn't been built.",
        remedy: 'Run `npm run build` first.',
      };
