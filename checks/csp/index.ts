import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSettings} from '../../config/load-settings';
import {listBuiltFiles, notBuilt} from '../lib/built-site';
import type {Check, Problem} from '../lib/problem';
import {judgePolicies} from './judge-policy';
import {readGoverned, sourceOf, type Governed} from './page';
import {allows, policiesOf, readPolicyRules, sourcesOf, type PolicyRule} from './policy';

const headersFile = 'build/_headers';

const problem = (file: string, message: string, remedy: string): Problem => ({
  file,
  line: 1,
  message,
  remedy,
});

/** Any host works, because `'self'` refers to the site. */
const addressOf = (file: string): string => `https://site.invalid/${file.slice('build/'.length)}`;

const routeOf = (file: string): string =>
  file.slice('build'.length).replace(/(?:\/index)?\.html$/, '');

/** Reports everything on a page that its policies block. */
const judgePage = (
  rules: readonly PolicyRule[],
  file: string,
  {inlineScripts, handlers, loads}: Governed,
): Problem[] => {
  const policies = policiesOf(rules, routeOf(file));
  return [
    ...inlineScripts
      .filter((script) =>
        policies.some((policy) => !sourcesOf(policy, 'script-src').includes(sourceOf(script))),
      )
      .map((script) =>
        problem(
          file,
          `The policy blocks this inline script: ${script.trim().slice(0, 80)}`,
          "Build again. If that doesn't help, check why delivery/inline-scripts.ts doesn't find the script.",
        ),
      ),
    ...handlers.map((handler) =>
      problem(
        file,
        `The policy blocks scripts in attributes: ${handler}`,
        'Attach it with addEventListener() in a module.',
      ),
    ),
    ...loads
      .filter(({directive, address}) =>
        policies.some((policy) => !allows(policy, directive, address, addressOf(file))),
      )
      .map(({directive, address}) =>
        problem(
          file,
          `${directive} blocks ${address.slice(0, 100)}`,
          'Serve the file from this site, or add its host to delivery/content-security-policy.ts under the setting that enables it.',
        ),
      ),
  ];
};

/** Reports hashes that no page needs. */
const judgeHashes = (rules: readonly PolicyRule[], used: ReadonlySet<string>): Problem[] =>
  [...new Set(rules.flatMap(({policy}) => sourcesOf(policy, 'script-src')))]
    .filter((source) => source.startsWith("'sha256-") && !used.has(source))
    .map((source) =>
      problem(
        headersFile,
        `The policy allows ${source}, but no page contains that script.`,
        'Build again. The hashes are from an earlier build.',
      ),
    );

/**
 * The Content-Security-Policy must allow every inline script of the pages and everything that pages load. It
 * must not allow scripts that no page contains, or a host if the setting that requires it is off. Run this
 * check with the same environment variables as the build.
 */
export const check: Check = {
  name: 'csp',
  run: async ({root}) => {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const headers = path.join(root, headersFile);
    const rules = existsSync(headers) ? readPolicyRules(readFileSync(headers, 'utf8')) : [];
    if (!rules.some(({pattern}) => pattern === '/*')) {
      return {
        problems: [
          problem(
            headersFile,
            'There is no Content-Security-Policy that applies to all pages.',
            'Build with `npm run build`, which generates the policy from the pages.',
          ),
        ],
        summary: 'nothing checked',
      };
    }
    const pages = listBuiltFiles(root)
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({
        file,
        governed: readGoverned(readFileSync(path.join(root, file), 'utf8')),
      }));
    const scripts = pages.flatMap(({governed}) => governed.inlineScripts);
    const used = new Set(scripts.map(sourceOf));
    return {
      problems: [
        ...judgePolicies(rules, loadSettings(root)).map(({message, remedy}) =>
          problem(headersFile, message, remedy),
        ),
        ...pages.flatMap(({file, governed}) => judgePage(rules, file, governed)),
        ...judgeHashes(rules, used),
      ],
      summary: `${scripts.length} inline scripts on ${pages.length} pages, ${used.size} different`,
    };
  },
};
