/**
 * Generates the signatures that the API pages show from the installed types, and writes features/signatures/signatures.json: `npm run
 * signatures`.
 */
import {formatProblems, pageApis} from '@docs-kit/docs-proof';
import {root} from '@docs-kit/tools';
import {loadPages} from '../pages/markdown';
import {signaturesFile} from './signature';
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
