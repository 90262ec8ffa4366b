import {existsSync} from 'node:fs';
import path from 'node:path';
import {main as markdownlint} from 'markdownlint-cli2';
import {listPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';

/** Markdown lint, by the rules of .markdownlint-cli2.jsonc. */
export const check: Check = {
  name: 'markdown',
  async run({root, files = []}) {
    const pages = listPages(root, files);
    if (pages.length === 0) {
      return {problems: [], summary: '0 pages'};
    }
    if (!existsSync(path.join(root, '.markdownlint-cli2.jsonc'))) {
      throw new Error('.markdownlint-cli2.jsonc is missing: restore it from the repository.');
    }
    const lines: string[] = [];
    await markdownlint({
      directory: root,
      argv: pages.map((page) => `:${page}`),
      noGlobs: true,
      logError: (line) => lines.push(...line.split('\n')),
    });
    return {
      problems: lines.filter((line) => line.trim() !== '').map(toProblem),
      summary: `${pages.length} pages`,
    };
  },
};

/** `docs/spring.mdx:12:3 error MD009/no-trailing-spaces Trailing spaces [Expected: 0; Actual: 1]` */
export function toProblem(line: string): Problem {
  const match = /^(.+?):(\d+)(?::\d+)? (?:error |warning )?(MD\d+)\/(\S+) (.*)$/.exec(line);
  if (match === null) {
    throw new Error(`markdownlint reports what this check cannot read: ${line}`);
  }
  const [, file = '', row = '1', rule = '', name = '', detail = ''] = match;
  return {
    file,
    line: Number(row),
    message: detail,
    remedy: `See the rule ${rule} (${name}) in the documentation of markdownlint; \`npx markdownlint-cli2 --fix ${file}\` corrects what can be corrected without a decision.`,
  };
}

await runAsCommand(import.meta.url, check);
