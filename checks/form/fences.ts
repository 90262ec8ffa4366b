import {fencesOf} from '../lib/fences';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

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

/** Each fence names its language by the one name in use here; names in code mean something. */
export function checkFences(page: Page): Problem[] {
  return fencesOf(page).flatMap(({language, code, line}) => {
    const problems: Problem[] = [];
    const at = (offset: number, message: string, remedy: string) =>
      problems.push({file: page.file, line: line + offset, message, remedy});
    const better = shorterNames[language];
    if (language === '') {
      at(
        -1,
        'The fence names no language.',
        'Write it behind the backticks: ```tsx, ```bash, ```txt for output.',
      );
    } else if (better !== undefined) {
      at(
        -1,
        `The fence says “${language}”.`,
        `Write \`\`\`${better}, the name in use on this site.`,
      );
    }
    if (code.trim() === '') {
      at(-1, 'The fence is empty.', 'Remove it, or write the code.');
    }
    if (compiled.has(language)) {
      const files = shownFiles(code);
      if (files > 1) {
        at(
          0,
          `The fence shows ${files} files as one: \`// @filename:\` does not reach the page.`,
          'Give each file that the reader sees a fence of its own with a title, and hide the others above // ---cut---.',
        );
      }
      code.split('\n').forEach((text, offset) => {
        const name = /\b(?:foo|baz)\b/i.exec(text)?.[0];
        if (name !== undefined) {
          at(
            offset,
            `The name “${name}” says nothing.`,
            'Use a name that means something in video: title, logo, frame, durationInFrames.',
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
          `The fence is not JSON: ${(error as Error).message}`,
          'Correct it, show the whole object, or name the fence jsonc when it has comments.',
        );
      }
    }
    return problems;
  });
}

/** How many files the reader sees in a fence: those with code below the cut. */
function shownFiles(code: string): number {
  const shown = code.split(/^[ \t]*\/\/ ---cut---[ \t]*$/m).at(-1) ?? '';
  return shown
    .split(/^[ \t]*\/\/ @filename:.*$/m)
    .filter((part) => part.replaceAll(/^[ \t]*\/\/ @errors:.*$/gm, '').trim() !== '').length;
}
