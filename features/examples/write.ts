/**
 * Updates the code blocks that show files of examples: `npm run examples:write`, or on single pages: `npm run
 * examples:write -- docs/stills.mdx`.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from '@docs-kit/docs-proof';
import {root} from '@docs-kit/tools';
import {checkFences, withExamples} from './check/fences';
import {loadPages} from '../pages/markdown';

const {pages, problems} = loadPages(root, process.argv.slice(2));
const open = [...problems];
for (const page of pages) {
  const text = withExamples(root, page);
  if (text !== page.text) {
    writeFileSync(path.join(root, page.file), text);
    console.log(`wrote ${page.file}`);
  }
}
const {pages: written} = loadPages(
  root,
  pages.map(({file}) => file),
);
open.push(...written.flatMap((page) => checkFences(root, page)));
if (open.length > 0) {
  console.log(`\n${formatProblems(open)}`);
  process.exitCode = 1;
}
