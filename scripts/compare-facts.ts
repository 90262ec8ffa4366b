/**
 * Compares the facts of edited pages with an earlier commit: `npm run compare-facts` compares the pages that changed
 * since HEAD, `-- --base main~3` compares with another commit, and file names select single pages. Prints the facts that
 * were lost or added, and fails if there are any.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compareFacts, type Fact} from './lib/page-facts';
import {root} from './lib/tools';

const git = (...args: string[]): string =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26});

const {values, positionals} = parseArgs({
  options: {base: {type: 'string', default: 'HEAD'}},
  allowPositionals: true,
});
const files =
  positionals.length > 0
    ? positionals
    : git('diff', '--name-only', '--diff-filter=M', values.base, '--', '*.mdx', '*.md')
        .split('\n')
        .filter(Boolean);

const lines = (sign: string, facts: readonly Fact[]) =>
  facts.map(({kind, value}) => `  ${sign} ${kind}: ${value.replaceAll('\n', '\n      ')}`);

let different = 0;
for (const file of files) {
  const before = git('show', `${values.base}:./${file}`);
  const {lost, added} = compareFacts(before, readFileSync(path.join(root, file), 'utf8'));
  if (lost.length + added.length > 0) {
    different += 1;
    console.log([file, ...lines('-', lost), ...lines('+', added)].join('\n'));
  }
}
console.log(`${files.length} pages compared with ${values.base}; facts differ in ${different}`);
process.exitCode = different > 0 ? 1 : 0;
