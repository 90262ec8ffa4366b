import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');

export interface TemporarySite {
  root: string;
  /** Writes or replaces a file. */
  write(file: string, text: string): void;
}

/**
 * A site of a few files in a folder of its own, which is removed after the test.
 *
 * @param files text by path relative to the root
 * @param packages `installed` for the packages of the repository; else the files of the test are all
 *   there is
 */
export function temporarySite(
  files: Readonly<Record<string, string>>,
  packages: 'installed' | 'none' = 'installed',
): TemporarySite {
  const root = mkdtempSync(path.join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  const write = (file: string, text: string) => {
    const absolute = path.join(root, file);
    mkdirSync(path.dirname(absolute), {recursive: true});
    writeFileSync(absolute, text);
  };
  if (packages === 'installed') {
    symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  } else {
    write('package-lock.json', '{}');
  }
  for (const [file, text] of Object.entries(files)) {
    write(file, text);
  }
  return {root, write};
}

/** A fence as it stands in a page. */
export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\`\n`;
}
