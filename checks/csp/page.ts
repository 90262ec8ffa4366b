import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Everything on a page that its policy must allow. */
export interface Governed {
  /** The contents of the inline scripts that run. */
  readonly inlineScripts: readonly string[];
  /**
   * Event handlers in attributes such as `onclick`, and `javascript:` links. Hashes in `script-src` don't cover
   * them.
   */
  readonly handlers: readonly string[];
  /** The URLs that the page loads, with the directive that applies to each. */
  readonly loads: readonly {readonly directive: string; readonly address: string}[];
}

type Attributes = Readonly<Record<string, string>>;

/** The directive for the URL in an attribute, by element and attribute. */
const directives: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: {src: 'script-src'},
  img: {src: 'img-src'},
  image: {href: 'img-src', 'xlink:href': 'img-src'},
  input: {src: 'img-src'},
  iframe: {src: 'frame-src'},
  frame: {src: 'frame-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  source: {src: 'media-src'},
  track: {src: 'media-src'},
  object: {data: 'object-src'},
  embed: {src: 'object-src'},
  form: {action: 'form-action'},
  base: {href: 'base-uri'},
};

const linkDirectives: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};

/** The directive for `<link rel="preload" as="…">`. */
const preloadDirectives: Readonly<Record<string, string>> = {
  fetch: 'connect-src',
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
};

/** Types of scripts that only contain data (https://html.spec.whatwg.org/#data-block). */
const isData = (type: string): boolean =>
  type !== '' &&
  !/^(?:module|importmap|speculationrules)$|(?:java|ecma|j|live)script(?:1\.[0-5])?$/i.test(type);

const loadsOf = (name: string, attributes: Attributes): Governed['loads'] => {
  const {srcset = '', rel = '', href = '', as = ''} = attributes;
  const linked = (relation: string) =>
    relation === 'preload' ? preloadDirectives[as] : linkDirectives[relation];
  return [
    ...Object.entries(directives[name] ?? {}).map(([attribute, directive]) => ({
      directive,
      address: attributes[attribute] ?? '',
    })),
    // The candidates of both <img> and <source> are images: `/a.avif 640w, /b.avif 1280w`.
    ...srcset
      .split(/,\s+/)
      .map((candidate) => ({directive: 'img-src', address: candidate.trim().split(/\s/)[0] ?? ''})),
    ...(name === 'link'
      ? rel.split(/\s+/).map((relation) => ({directive: linked(relation) ?? '', address: href}))
      : []),
  ].filter(({directive, address}) => directive !== '' && address !== '');
};

/** Reads a page with an HTML parser. The build doesn't use one, so this check finds what the build misses. */
export const readGoverned = (html: string): Governed => {
  const inlineScripts: string[] = [];
  const handlers: string[] = [];
  const loads: {directive: string; address: string}[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) {
          handlers.push(`<${name} ${attribute}="${value.slice(0, 60)}">`);
        }
      }
      loads.push(...loadsOf(name, attributes));
      const {src, type = ''} = attributes;
      if (name === 'script' && src === undefined && !isData(type)) {
        script = '';
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        inlineScripts.push(script);
        script = undefined;
      }
    },
  });
  parser.end(html);
  return {inlineScripts, handlers, loads};
};

/** The hash source of a script, as the browser computes it. */
export const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n'), 'utf8').digest('base64')}'`;
