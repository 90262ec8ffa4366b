import {fencesOf} from '../../packages/docs-proof/pages/fences';
import {belowCut} from '../../features/samples/hide';
import type {Page} from '../../packages/docs-proof/lib/pages';
import type {Problem} from '../../packages/docs-proof/lib/problem';

const shorterNames: Record<string, string> = {
  typescript: 'ts',
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  text: 'txt',
  plaintext: 'txt',
  yml: 'yaml',
  dockerfile: 'docker',
};

const compiled = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Code blocks must use the names of languages of this site, and meaningful names in code. */
export function checkFences(page: Page): Problem[] {
  return fencesOf(page).flatMap(({language, code, line}) => {
    const problems: Problem[] = [];
    const at = (offset: number, message: string, remedy: string) =>
      problems.push({file: page.file, line: line + offset, message, remedy});
    const better = shorterNames[language];
    if (better !== undefined) {
      at(
        -1,
        `The language of the code block is “${language}”.`,
        `Use \`\`\`${better}, the name for this language on this site.`,
      );
    }
    if (code.trim() === '') {
      at(-1, 'The code block is empty.', 'Remove it, or add the code.');
    }
    if (compiled.has(language)) {
      const files = shownFiles(code);
      if (files > 1) {
        at(
          0,
          `The code block displays ${files} files as one, because \`// @filename:\` lines are not displayed.`,
          'Put each visible file in its own code block with a title, and move the other files above // ---cut---.',
        );
      }
      code.split('\n').forEach((text, offset) => {
        const name = /\b(?:foo|baz)\b/i.exec(text)?.[0];
        if (name !== undefined) {
          at(
            offset,
            `The name “${name}” is a placeholder.`,
            'Use a meaningful name from the world of video: title, logo, frame, durationInFrames.',
          );
        }
      });
    }
    if (language === 'json') {
      try {
        JSON.parse(code);
      } catch (error) {
        at(
          0,
          `The code block isn't valid JSON: ${(error as Error).message}`,
          'Correct it, show the whole object, or use ```jsonc if it has comments.',
        );
      }
    }
    return problems;
  });
}

/** Returns how many files a code block displays: the files that have code below the cut. */
function shownFiles(code: string): number {
  return belowCut(code)
    .split(/^[ \t]*\/\/ @filename:.*$/m)
    .filter((part) => part.replaceAll(/^[ \t]*\/\/ @errors:.*$/gm, '').trim() !== '').length;
}
