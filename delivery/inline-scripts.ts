import {createHash} from 'node:crypto';

/** The values of `type` that browsers execute or read. Others only contain data. */
const heeded =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const typeOf = (attributes: string): string => {
  const [, double, single, bare] =
    /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
};

/** Returns the contents of the inline scripts in a page that its policy must allow. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script\s*>/gi)]
    .filter(
      ([, attributes = '']) =>
        !/(?:^|\s)src\s*=/i.test(attributes) && heeded.test(typeOf(attributes)),
    )
    .map(([, , text = '']) => text);

/** Returns the source with which a policy allows a script: `'sha256-…'`. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** Returns the hash sources of scripts, sorted and without duplicates. */
export const hashSources = (scripts: Iterable<string>): string[] =>
  [...new Set(scripts)].map(hashSource).sort();
