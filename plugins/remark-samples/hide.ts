const languages = new Set(['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs']);
const cut = /^\s*\/\/ ---cut---\s*$/;
const directive = /^\s*\/\/ @(?:errors|filename):.*$/;

/** Code without its hidden set-up and directives, and without the blank lines that they leave on top. */
export function hideSetUp(code: string, language: string): string {
  if (!languages.has(language.toLowerCase())) {
    return code;
  }
  const lines = code.split('\n');
  const shown = lines
    .slice(lines.map((line) => cut.test(line)).lastIndexOf(true) + 1)
    .filter((line) => !directive.test(line));
  const first = shown.findIndex((line) => line.trim() !== '');
  return shown.slice(Math.max(first, 0)).join('\n');
}

/**
 * The words behind a fence's language without those for the checks, `skip="…"` and `file="…"`; null when
 * nothing is left, as in mdast.
 */
export function hideForChecks(meta: string | null | undefined): string | null {
  const rest = metaWords(meta ?? '').filter((word) => !/^(?:skip|file)(?:=|$)/.test(word));
  return rest.length === 0 ? null : rest.join(' ');
}

/** The words behind a fence's language; a quoted value is one with its key. */
export function metaWords(meta: string): string[] {
  return meta.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
}
