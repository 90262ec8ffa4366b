import {sampleLanguages} from '../remark-samples/hide';

const opening = /^[\s>]*(?<fence>`{3,}|~{3,})\s*(?<language>[^\s`]*)(?<meta>[^`]*)$/;

/**
 * Counts the code blocks of a page that `checks/samples` compiles, without parsing the page, because that would take
 * a quarter of the build. The check compares the count with what it compiled.
 */
export function countSamples(text: string): number {
  let count = 0;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    if (fence !== undefined) {
      const rest = line.replace(/^[\s>]*/, '').trimEnd();
      if (rest.startsWith(fence) && rest.replaceAll(fence.charAt(0), '') === '') {
        fence = undefined;
      }
      continue;
    }
    const {fence: found, language = ''} = opening.exec(line)?.groups ?? {};
    if (found !== undefined) {
      fence = found;
      count += sampleLanguages.has(language.toLowerCase()) ? 1 : 0;
    }
  }
  return count;
}

/** A heading that consists of code, and the `<Option>` line below it with a default. */
const optionWithDefault =
  /^#{2,6} `[^`\n]+`(?: *\\?\{#[\w-]+\})?\n\n<Option\b(?:(?!\/>)[^])*?\sdefault=/gm;

/** Counts the defaults that a page or partial states. `checks/defaults` compares the sum with what it has proven. */
export const countDefaults = (text: string): number => text.match(optionWithDefault)?.length ?? 0;
