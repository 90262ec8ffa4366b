import {existsSync} from 'node:fs';
import path from 'node:path';
import {main as markdownlint} from 'markdownlint-cli2';
import {listPages} from '../../plugins/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';

/** Lints the Markdown with the rules in .markdownlint-cli2.jsonc. */
export const check: Check = {
  name: 'markdown',
  async run({root, files = []}) {
    const pages = listPages(root, files);
    if (pages.length === 0) {
      return {problems: [], summary: '0 pages'};
    }
    if (!existsSync(path.join(root, '.markdownlint-cli2.jsonc'))) {
      throw new Error('.markdownlint-cli2.jsonc is missing. Restore it from the repository.');
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
    throw new Error(
      `toProblem() in checks/markdown/index.ts can't parse this line from markdownlint: ${line}`,
    );
  }
  const [, file = '', row = '1', rule = '', name = '', detail = ''] = match;
  return {
    file,
    line: Number(row),
    message: detail,
    remedy: `Run \`npx markdownlint-cli2 --fix ${file}\`. If that doesn't fix it, see the rule ${rule} (${name}) in the markdownlint documentation.`,
  };
}

await runAsCommand(import.meta.url, check);
