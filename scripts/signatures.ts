import {pageApis} from '../checks/exports/page-apis';
import {loadPages} from '../checks/lib/pages';
import {formatProblems} from '../checks/lib/problem';
import {repository} from '../checks/lib/run';
import {signaturesFile} from '../plugins/remark-signatures/signature';
import {readSignatures, writeSignatures} from './signatures/file';
import {generateSignatures} from './signatures/generate';

// `npm run signatures` generates the signatures that the API pages show from the installed types, writes
// src/data/signatures.json and lists what it changed.
const {pages, problems} = loadPages(repository);
const before = readSignatures(repository);
const {data, problems: unknown} = generateSignatures(repository, pageApis(pages));
writeSignatures(repository, data);

let written = 0;
for (const name of new Set([...Object.keys(data.packages), ...Object.keys(before.packages)])) {
  const now = data.packages[name] ?? {};
  const then = before.packages[name] ?? {};
  written += Object.keys(now).length;
  for (const symbol of new Set([...Object.keys(now), ...Object.keys(then)])) {
    if (JSON.stringify(now[symbol]) !== JSON.stringify(then[symbol])) {
      const change = then[symbol] ? (now[symbol] ? 'changed' : 'removed') : 'added';
      console.log(`${change}  ${symbol} (${name})`);
    }
  }
}
console.log(`${signaturesFile}: ${written} signatures`);

const found = [...problems, ...unknown];
if (found.length > 0) {
  console.log(formatProblems(found));
  process.exitCode = 1;
}
