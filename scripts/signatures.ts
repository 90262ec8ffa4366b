/**
 * Generates the signatures that the API pages show from the installed types, and writes src/data/signatures.json: `npm run
 * signatures`.
 */
import {pageApis} from '../checks/exports/page-apis';
import {loadPages} from '../checks/lib/pages';
import {formatProblems} from '../checks/lib/problem';
import {signaturesFile} from '../plugins/remark-signatures/signature';
import {root} from './lib/tools';
import {writeSignatures} from './signatures/file';
import {generateSignatures} from './signatures/generate';

const {pages, problems} = await loadPages(root);
const {data, problems: unknown} = generateSignatures(root, pageApis(pages));
writeSignatures(root, data);
console.log(`Wrote ${signaturesFile}`);

const found = [...problems, ...unknown];
if (found.length > 0) {
  console.log(formatProblems(found));
  process.exitCode = 1;
}
