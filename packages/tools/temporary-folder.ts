import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** A folder with a few files, which is removed after the test. */
export const temporaryFolder = (files: Readonly<Record<string, string>> = {}) => {
  const root = mkdtempSync(path.join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  for (const [file, text] of Object.entries(files)) {
    write(file, text);
  }
  return {root, write, read};
};
