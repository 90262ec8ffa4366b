import {metaWords} from '@docs-kit/docs-proof/mdx';

/** The languages of the code blocks that `features/samples/check` compiles. */
export const sampleLanguages: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx']);
/** Ends the hidden setup code. */
export const cut = /^\s*\/\/ ---cut---\s*$/;
const directive = /^\s*\/\/ @(?:errors|filename):.*$/;

/** Returns the code below the last `// ---cut---`. */
export function belowCut(code: string): string {
  const lines = code.split('\n');
  return lines.slice(lines.map((line) => cut.test(line)).lastIndexOf(true) + 1).join('\n');
}

/** Removes hidden setup code, directives, and the blank lines that remain at the top. */
export function hideSetUp(code: string, language: string): string {
  if (!sampleLanguages.has(language.toLowerCase())) {
    return code;
  }
  const shown = belowCut(code)
    .split('\n')
    .filter((line) => !directive.test(line));
  const first = shown.findIndex((line) => line.trim() !== '');
  return shown.slice(Math.max(first, 0)).join('\n');
}

/**
 * Removes the words that only the checks read (`skip="…"` and `file="…"`) from the meta string of a code block.
 * Returns null if nothing is left, as in mdast.
 */
export function hideForChecks(meta: string | null | undefined): string | null {
  const rest = metaWords(meta ?? '').filter((word) => !/^(?:skip|file)(?:=|$)/.test(word));
  return rest.length === 0 ? null : rest.join(' ');
}
