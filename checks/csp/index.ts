import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listBuiltFiles, notBuilt} from '../lib/built-site';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {readGoverned, sourceOf} from './page';
import {allows, parsePolicy, sourcesOf, type Policy} from './policy';

const headersFile = 'build/_headers';

/** Sources that would make the rest of `script-src` worthless. */
const unsafe = [
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'unsafe-hashes'",
  'data:',
  'blob:',
  'https:',
  'http:',
  '*',
];

/** The policy of all pages, as the build wrote it for the host. */
const readPolicy = (root: string): Policy | undefined => {
  const text = readFileSync(path.join(root, headersFile), 'utf8');
  const found = /^\/\*\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.*)$/m.exec(text)?.[1];
  return found === undefined ? undefined : parsePolicy(found);
};

/** Any address does: `'self'` is the site, whatever it is called. */
const addressOf = (file: string): string => `https://site.invalid/${file.slice('build/'.length)}`;

/**
 * The Content-Security-Policy of the built site allows every script that stands in a page, whatever a
 * page loads, and no script that no page has.
 */
export const check: Check = {
  name: 'csp',
  run: async ({root}) => {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing looked at'};
    }
    const policy = existsSync(path.join(root, headersFile)) ? readPolicy(root) : undefined;
    if (!policy) {
      return {
        problems: [
          {
            file: headersFile,
            line: 1,
            message: 'There is no Content-Security-Policy for all pages.',
            remedy: 'Build with `npm run build`, which writes it after Docusaurus is done.',
          },
        ],
        summary: 'nothing looked at',
      };
    }
    const allowed = sourcesOf(policy, 'script-src');
    const problems: Problem[] = allowed
      .filter((source) => unsafe.includes(source))
      .map((source) => ({
        file: headersFile,
        line: 1,
        message: `script-src has ${source}, which lets any script run.`,
        remedy:
          'Take it out of delivery/content-security-policy.ts and allow what needs it by its hash.',
      }));
    const used = new Set<string>();
    let scripts = 0;
    const pages = listBuiltFiles(root).filter((file) => file.endsWith('.html'));
    for (const file of pages) {
      const {inlineScripts, handlers, loads} = readGoverned(
        readFileSync(path.join(root, file), 'utf8'),
      );
      for (const script of inlineScripts) {
        scripts++;
        used.add(sourceOf(script));
        if (!allowed.includes(sourceOf(script))) {
          problems.push({
            file,
            line: 1,
            message: `The policy does not allow this inline script: ${script.trim().slice(0, 80)}`,
            remedy: 'See why delivery/inline-scripts.ts does not find it, or build again.',
          });
        }
      }
      for (const handler of handlers) {
        problems.push({
          file,
          line: 1,
          message: `The policy does not allow a script in an attribute: ${handler}`,
          remedy: 'Attach it with addEventListener() in a module.',
        });
      }
      for (const {directive, address} of loads) {
        if (!allows(policy, directive, address, addressOf(file))) {
          problems.push({
            file,
            line: 1,
            message: `${directive} does not allow ${address.slice(0, 100)}`,
            remedy:
              'Serve it from this site, or add its host to delivery/content-security-policy.ts under the setting that brings it.',
          });
        }
      }
    }
    for (const source of allowed.filter(
      (entry) => entry.startsWith("'sha256-") && !used.has(entry),
    )) {
      problems.push({
        file: headersFile,
        line: 1,
        message: `The policy allows ${source}, and no page has that script.`,
        remedy: 'Build again: the hashes are those of an earlier build.',
      });
    }
    return {
      problems,
      summary: `${scripts} inline scripts on ${pages.length} pages, ${used.size} different`,
    };
  },
};

await runAsCommand(import.meta.url, check);
