import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';

const repository = path.resolve(import.meta.dirname, '../../..');

export type TemporarySite = ReturnType<typeof temporaryFolder>;

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
  const site = temporaryFolder(files);
  if (packages === 'installed') {
    symlinkSync(path.join(repository, 'node_modules'), path.join(site.root, 'node_modules'));
  } else if (files['package-lock.json'] === undefined) {
    site.write('package-lock.json', '{}');
  }
  return site;
}

/** A fence as it stands in a page. */
export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\`\n`;
}
