/**
 * Generates the signatures that the API pages show from the installed types, and writes features/signatures/signatures.json: `npm run
 * signatures`.
 */
import {pageApis} from '../../packages/docs-proof/exports/page-apis';
import {loadPages} from '../pages/markdown';
import {formatProblems} from '../../packages/docs-proof/lib/problem';
import {signaturesFile} from './signature';
import {root} from '../../packages/tools/tools';
import {writeSignatures} from './generate/file';
import {generateSignatures} from './generate/generate';

const {pages, problems} = loadPages(root);
const {data, problems: unknown} = generateSignatures(root, pageApis(pages));
writeSignatures(root, data);
console.log(`Wrote ${signaturesFile}`);

const found = [...problems, ...unknown];
if (found.length > 0) {
  console.log(formatProblems(found));
  process.exitCode = 1;
}
