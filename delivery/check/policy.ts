import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What the policy must allow on a page. */
interface Governed {
  /** The contents of the inline scripts that run. */
  readonly scripts: readonly string[];
  /** Event handlers in attributes, and `javascript:` links, which hashes of scripts don't cover. */
  readonly handlers: readonly string[];
  /** The URLs of the files that the page loads. */
  readonly loads: readonly string[];
}

/** Types of scripts that only contain data (https://html.spec.whatwg.org/#data-block). */
const isData = (type: string): boolean =>
  type !== '' &&
  !/^(?:module|importmap|speculationrules)$|(?:java|ecma|j|live)script(?:1\.[0-5])?$/i.test(type);

/** The relations of links that load a file. */
const loading = /\b(?:stylesheet|icon|manifest|preload|modulepreload)\b/i;

const loadsOf = (name: string, attributes: Readonly<Record<string, string>>): string[] => {
  const {src = '', poster = '', srcset = '', rel = '', href = ''} = attributes;
  const candidates = srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
  return [src, poster, ...candidates, ...(name === 'link' && loading.test(rel) ? [href] : [])];
};

/** Reads a page with an HTML parser. The build doesn't use one, so this finds the scripts that the build misses. */
const read = (html: string): Governed => {
  const scripts: string[] = [];
  const handlers: string[] = [];
  const loads: string[] = [];
  let isScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) {
          handlers.push(`<${name} ${attribute}="${value.slice(0, 60)}">`);
        }
      }
      loads.push(...loadsOf(name, attributes));
      const {src, type = ''} = attributes;
      isScript = name === 'script' && src === undefined && !isData(type);
      if (isScript) {
        scripts.push('');
      }
    },
    ontext(text) {
      if (isScript) {
        scripts.push((scripts.pop() ?? '') + text);
      }
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  return {scripts, handlers, loads};
};

/** The source with which a policy allows a script, as browsers compute it. */
const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** Whether a URL is on the site itself, or on a host in the policy: `https://a.example` or `https://*.example`. */
const isAllowed = (url: string, policy: string): boolean => {
  const site = 'https://site.invalid';
  if (!URL.canParse(url, site)) {
    return false;
  }
  const {protocol, origin, host} = new URL(url, site);
  const sources = [origin, `${protocol}//*${host.slice(host.indexOf('.'))}`];
  return (
    origin === site ||
    protocol === 'data:' ||
    sources.some((source) => policy.split(/[ ;]+/).includes(source))
  );
};

/**
 * Returns what the policy blocks on a page: inline scripts without a hash, scripts in attributes, and files of other
 * hosts.
 *
 * @param policy the Content-Security-Policy of the page
 */
export const blockedOn = (html: string, policy: string): string[] => {
  const {scripts, handlers, loads} = read(html);
  return [
    ...scripts
      .filter((script) => !policy.includes(sourceOf(script)))
      .map((script) => `the inline script ${script.trim().slice(0, 80)}`),
    ...handlers,
    ...loads.filter((url) => !isAllowed(url, policy)).map((url) => url.slice(0, 100)),
  ];
};
