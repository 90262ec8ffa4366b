import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const siteDir = path.join(import.meta.dirname, '../../..');

/** The version of Bun that the template checks when it starts (`studio.ts` in its repository). */
const requiredBun = '1.1.11';

/** The versions that a text requires of Bun: `Bun, version 1.1.11 or newer` has `1.1.11`. */
const bunVersionsOf = (text: string): string[] =>
  [...text.matchAll(/\bBun\b[^\n|\d]{0,30}(\d+(?:\.\d+)+)/g)].map(([, version = '']) => version);

describe('bunVersionsOf', () => {
  it.each([
    ['- Bun, version 1.1.11 or newer', ['1.1.11']],
    ['| Node.js and [Bun](https://bun.sh) 1.2 or later | installing |', ['1.2']],
    ['- Bun and a camera', []],
  ])('%s', (text, versions) => {
    expect(bunVersionsOf(text)).toEqual(versions);
  });
});

it('all pages about the Recorder require the same version of Bun as the template', () => {
  const found = globSync(
    ['docs/recorder.mdx', 'docs/recorder/**/*.mdx', 'src/data/templates/recorder.yml'],
    {cwd: siteDir},
  ).flatMap((file) =>
    bunVersionsOf(readFileSync(path.join(siteDir, file), 'utf8')).map(
      (version) => `${file}: ${version}`,
    ),
  );
  expect(found.sort()).toEqual([
    `docs/recorder.mdx: ${requiredBun}`,
    `src/data/templates/recorder.yml: ${requiredBun}`,
  ]);
});
