import type {Problem} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Every row of a table needs its own line. Otherwise, the table is shown as text. */
export function checkTables(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'paragraph', (paragraph) => {
    if (/\| -{3,} \|/.test(toString(paragraph))) {
      problems.push({
        file: page.file,
        line: paragraph.position?.start.line ?? 1,
        message: 'A table is part of a paragraph, so it is shown as text.',
        remedy: 'Put each row on a separate line, with an empty line above the table.',
      });
    }
  });
  return problems;
}
