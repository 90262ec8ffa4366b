import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What the policy of a page decides about. */
export interface Governed {
  /** Texts of the scripts that stand in the page and run. */
  readonly inlineScripts: readonly string[];
  /** `onclick` and the like, and links that are scripts: no hash of `script-src` covers them. */
  readonly handlers: readonly string[];
  /** What the page loads, with the directive that allows it. */
  readonly loads: readonly {readonly directive: string; readonly address: string}[];
}

const directives: Readonly<Record<string, string>> = {
  script: 'script-src',
  img: 'img-src',
  iframe: 'frame-src',
  frame: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
  object: 'object-src',
  embed: 'object-src',
};

const linkDirectives: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};

/** Types of scripts that only carry data (https://html.spec.whatwg.org/#data-block). */
const isData = (type: string): boolean =>
  type !== '' && !/^(?:module|importmap|speculationrules)$|(?:java|ecma)script$/i.test(type);

/** Reads a page with a real parser, which the build does not: what it overlooks is found here. */
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
      const {src, href, data} = attributes;
      const address = src ?? (name === 'object' ? data : undefined);
      const directive = directives[name];
      if (directive && address) {
        loads.push({directive, address});
      }
      if (name === 'link' && href) {
        for (const relation of (attributes['rel'] ?? '').split(/\s+/)) {
          const linked = linkDirectives[relation];
          if (linked) {
            loads.push({directive: linked, address: href});
          }
        }
      }
      if (name === 'script' && src === undefined && !isData(attributes['type'] ?? '')) {
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

/** The source that allows a script, as the browser computes it. */
export const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n'), 'utf8').digest('base64')}'`;
