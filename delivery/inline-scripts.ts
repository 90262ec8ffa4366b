import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Of the values of `type`, those that a browser runs or heeds; others only carry data. */
const heeded =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const typeOf = (attributes: string): string => {
  const [, double, single, bare] =
    /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
};

/** The texts of the scripts that stand in a page and that its policy has to allow. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script\s*>/gi)]
    .filter(
      ([, attributes = '']) =>
        !/(?:^|\s)src\s*=/i.test(attributes) && heeded.test(typeOf(attributes)),
    )
    .map(([, , text = '']) => text);

/** The source by which a policy allows one script: `'sha256-…'`. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** The hash sources of all inline scripts of a built site, each once and sorted. */
export const scriptHashes = (outDir: string): string[] => {
  const scripts = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineScripts(readFileSync(path.join(outDir, file), 'utf8')));
  return [...new Set(scripts)].map(hashSource).sort();
};
