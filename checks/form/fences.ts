import type {Problem} from '@docs-kit/docs-proof';
import {fencesOf, type Page} from '@docs-kit/docs-proof/markdown';
import {belowCut} from '../../features/samples/hide';

const compiled = new Set(['ts', 'tsx', 'js', 'jsx']);

/** A code block displays at most one file, and its JSON is valid. markdownlint checks the languages. */
export function checkFences(page: Page): Problem[] {
  return fencesOf(page).flatMap(({language, code, line}) => {
    const problem = (message: string, remedy: string): Problem[] => [
      {file: page.file, line, message, remedy},
    ];
    const files = compiled.has(language) ? shownFiles(code) : 1;
    if (files > 1) {
      return problem(
        `The code block displays ${files} files as one, because \`// @filename:\` lines are not displayed.`,
        'Put each visible file in its own code block with a title, and move the other files above // ---cut---.',
      );
    }
    if (language === 'json') {
      try {
        JSON.parse(code);
      } catch (error) {
        return problem(
          `The code block isn't valid JSON: ${(error as Error).message}`,
          'Correct it, show the whole object, or use ```jsonc if it has comments.',
        );
      }
    }
    return [];
  });
}

/** Returns how many files a code block displays: the files that have code below the cut. */
function shownFiles(code: string): number {
  return belowCut(code)
    .split(/^[ \t]*\/\/ @filename:.*$/m)
    .filter((part) => part.replaceAll(/^[ \t]*\/\/ @errors:.*$/gm, '').trim() !== '').length;
}
