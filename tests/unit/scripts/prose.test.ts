import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkCommand} from '../../../scripts/lib/checks';
import {root} from '../../../scripts/lib/tools';
import {temporarySite} from '../checks/temporary-site';

const settings = ['cspell.config.yaml', '.markdownlint-cli2.jsonc'].map(
  (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
);

/** Runs the program of a check on the files of a site, and returns its output. */
const outputOf = (
  name: 'spelling' | 'markdown',
  files: Readonly<Record<string, string>>,
  words = '',
): string => {
  const site = temporarySite({
    ...Object.fromEntries(settings),
    'checks/words.txt': words,
    ...files,
  });
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [...checkCommand(name, Object.keys(files))],
    {cwd: site.root, encoding: 'utf8'},
  );
  return stdout + stderr;
};

const page = `---
title: useCurrentFraem() and <Seqence>
kind: api
api: {package: "@remotion/shaeps", symbol: makeRekt}
message: Somthing
---

import Opshun from './_opshun.mdx';

The \`durashun\` of [a clip](/docs/klip) at https://example.com/klip has a chromakey.

<Option type="numbr | strng" default={fraem} />

\`\`\`tsx title="src/Klip.tsx"
export const durashun = klip;
\`\`\`
`;

const entry = `# By Klipkompani
slug: klipp
name: Clip maker
command: npx create-video@latest --klipp
packages: [remotion, klippr]
next:
  - {label: Clips, to: /docs/klipp}
`;

test('spelling: reports misspelled and British words with their place, and the American form', () => {
  const output = outputOf('spelling', {
    'docs/bad.mdx': 'The first line.\n\nThe seperate colour in the centre.\n',
    'src/data/templates/bad.yml': entry.replace('label: Clips', 'label: Klips'),
  });
  expect(output).toMatch(/docs\/bad\.mdx:3:\d+ - Unknown word \(seperate\)/);
  expect(output).toMatch(/docs\/bad\.mdx:3:\d+ - Unknown word \(colour\)/);
  expect(output).toMatch(/docs\/bad\.mdx:3:\d+ - Forbidden word \(centre\) .*\(center\)/);
  expect(output).toMatch(/src\/data\/templates\/bad\.yml:7:\d+ - Unknown word \(Klips\)/);
  expect(output).toContain('Issues found: 4 in 2 files');
}, 60_000);

test('spelling: ignores code, URLs, keys and the words of the list', () => {
  const files = {'docs/good.mdx': page, 'src/data/templates/good.yml': entry};
  expect(outputOf('spelling', files, 'chromakey\n')).toContain('Issues found: 0 in 0 files');
}, 60_000);

test('markdown: reports what the rules of the repository reject', () => {
  const output = outputOf('markdown', {
    'docs/good.mdx': page,
    'docs/bad.mdx': '**Example**\n\n* one\n## Next',
  });
  expect(output).not.toContain('good.mdx');
  for (const problem of ['1 error MD036', '3:1 error MD004', '4 error MD022', '4:7 error MD047']) {
    expect(output).toContain(`docs/bad.mdx:${problem}`);
  }
}, 60_000);
