import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Whether Prettier supports the type of file. */
export const isFormatted = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|jsonc?|mdx?|ya?ml|html)$/.test(file);

/**
 * Checks the formatting of files with Prettier in this process, and prints the files that aren't formatted.
 *
 * @param files paths relative to the root
 * @returns whether all files are formatted
 */
export async function checkFormat(
  root: string,
  files: readonly string[],
  print: (line: string) => void = console.log,
): Promise<boolean> {
  // Loading Prettier takes longer than most checks, which also read this module.
  const prettier = await import('prettier');
  let passed = true;
  for (const file of files) {
    const absolute = path.join(root, file);
    const {ignored, inferredParser} = await prettier.getFileInfo(absolute, {
      ignorePath: ['.gitignore', '.prettierignore'].map((each) => path.join(root, each)),
    });
    if (ignored || inferredParser === null) {
      continue;
    }
    const options = await prettier.resolveConfig(absolute, {editorconfig: true});
    const text = readFileSync(absolute, 'utf8');
    try {
      if (!(await prettier.check(text, {...options, filepath: absolute}))) {
        passed = false;
        print(`${file}:1\n  The file is not formatted.\n  → Run \`npx prettier --write ${file}\`.`);
      }
    } catch (error) {
      // Prettier's own message names no file.
      const {loc, message} = error as Error & {loc?: {start?: {line: number}}};
      passed = false;
      print(
        `${file}:${loc?.start?.line ?? 1}\n  The file can't be parsed: ${message}\n  → Correct the syntax.`,
      );
    }
  }
  return passed;
}
