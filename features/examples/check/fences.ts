import type {Problem} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {metaValue} from '@docs-kit/docs-proof/mdx';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {belowCut} from '../../samples/hide';
import {textOf, toReference, type Reference} from './text-of';

/** A code block that shows a file of an example. */
export interface ExampleFence {
  readonly reference: Reference;
  readonly title?: string;
  /** The code without the indentation of the code block. */
  readonly code: string;
  /** 1-based lines of the backticks. */
  readonly first: number;
  readonly last: number;
}

/** Returns the code blocks of a page that have `file="…"` after their language. */
export function exampleFencesOf(page: Pick<Page, 'tree'>): ExampleFence[] {
  const fences: ExampleFence[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const file = metaValue(node.meta ?? '', 'file');
    if (file !== undefined && node.position) {
      fences.push({
        reference: toReference(file),
        title: metaValue(node.meta ?? '', 'title'),
        code: node.value,
        first: node.position.start.line,
        last: node.position.end.line,
      });
    }
  });
  return fences;
}

/** The part of a code block that the page shows. */
export const shownOf = (code: string): string => belowCut(code).trimEnd();

/** Each code block with `file` must match the file. */
export function checkFences(root: string, page: Page): Problem[] {
  return exampleFencesOf(page).flatMap((fence): Problem[] => {
    const text = textOf(root, fence.reference);
    const at = {file: page.file, line: fence.first};
    if (typeof text !== 'string') {
      return [{...at, ...text}];
    }
    const shown = shownOf(fence.code);
    const problems: Problem[] = [];
    if (shown !== text) {
      const [line, here, there] = firstDifference(shown, text);
      problems.push({
        file: page.file,
        line: fence.last - fence.code.split('\n').length + hiddenLines(fence.code) + line,
        message: `The code block differs from ${nameOf(fence.reference)}: it has “${here}”, but the file has “${there}”.`,
        remedy: `Run \`npm run examples:write -- ${page.file}\`, or change the file of the example.`,
      });
    }
    // If a page shows several versions of a file, they are in different folders.
    const own = fence.reference.file.split('/').slice(2).join('/');
    const isNamed = fence.title?.split('/').at(-1) === own.split('/').at(-1);
    if (fence.title !== undefined && isPath(fence.title) && !isNamed) {
      problems.push({
        ...at,
        message: `The title “${fence.title}” doesn't match the file ${fence.reference.file}.`,
        remedy: `Set title="${own}", or change \`file\`.`,
      });
    }
    return problems;
  });
}

/**
 * Inserts the contents of example files into the code blocks that show them.
 *
 * @returns the text of the page. Code blocks whose file is missing are unchanged.
 */
export function withExamples(root: string, page: Page): string {
  const lines = page.text.split('\n');
  // Start from the end, so that the line numbers above stay valid.
  for (const fence of exampleFencesOf(page).reverse()) {
    const text = textOf(root, fence.reference);
    if (typeof text === 'string' && shownOf(fence.code) !== text) {
      const [indent = ''] = /^.*?(?=`{3,}|~{3,})/.exec(lines[fence.first - 1] ?? '') ?? [];
      const hidden = hiddenLines(fence.code);
      const from = fence.first + hidden;
      lines.splice(
        from,
        fence.last - 1 - from,
        ...text.split('\n').map((line) => `${indent}${line}`.trimEnd()),
      );
    }
  }
  return lines.join('\n');
}

/** Returns the number of lines up to the last cut. */
function hiddenLines(code: string): number {
  return code.split('\n').length - belowCut(code).split('\n').length;
}

/** Returns the 0-based line of the first difference, and both versions of the line. */
function firstDifference(a: string, b: string): [line: number, a: string, b: string] {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const line = left.findIndex((each, index) => each !== right[index]);
  const index = line === -1 ? left.length : line;
  return [
    Math.min(index, left.length - 1),
    left[index]?.trim() ?? 'no such line',
    right[index]?.trim() ?? 'no such line',
  ];
}

function nameOf({file, region}: Reference): string {
  return region === undefined ? file : `the region “${region}” of ${file}`;
}

/** Whether a title is a path: `src/Root.tsx`, but not `Output`. */
function isPath(title: string): boolean {
  return /^[\w@.()[\]/-]+\.\w+$/.test(title);
}
