import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/**
 * Every column of a table needs a header, which screen readers announce with each of its cells, and every row needs its
 * own line. Otherwise, the table is shown as text.
 */
export function checkTables(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'table', (table) => {
    const [head] = table.children;
    head?.children.forEach((cell, index) => {
      if (toString(cell).trim() === '') {
        problems.push({
          file: page.file,
          line: head.position?.start.line ?? 1,
          message: `Column ${index + 1} of the table has no header.`,
          remedy: 'Describe what the column contains, for example: | setting | effect |',
        });
      }
    });
  });
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
