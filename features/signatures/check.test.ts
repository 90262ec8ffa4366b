import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pageApis} from '@docs-kit/docs-proof';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {loadPages} from '../pages/markdown';
import {check} from './check';
import {signaturesFile, type Signature, type SignatureData} from './signature';
import {readSignatures, writeSignatures} from './generate/file';
import {generateSignatures} from './generate/generate';

const page = (symbol: string, more = '') =>
  `---\ntitle: Title\ndescription: What it does.\nkind: api\napi: {package: remotion, symbol: ${symbol}}\n${more}---\n\nLead.\n`;

type Signatures = SignatureData['packages'][string];

/** A site with one page. Returns a function that edits its signatures, which are up to date, and lists the problems. */
async function siteWith(text: string) {
  const {root} = temporarySite({'docs/page.mdx': text, [signaturesFile]: '{}'});
  const {pages} = loadPages(root);
  const {data} = generateSignatures(root, pageApis(pages));
  return async (
    edit: (remotion: Signatures) => Signatures = (remotion) => remotion,
    files: readonly string[] = [],
  ): Promise<string[]> => {
    const {command, packages} = data;
    const remotion = edit(packages['remotion'] ?? {});
    writeSignatures(root, {command, packages: {...packages, remotion}});
    const {problems} = await check.run({root, files});
    return problems.map(({file, line, message, remedy}) => `${file}:${line}: ${message} ${remedy}`);
  };
}

const call = (name: string): Signature => ({
  from: 'remotion',
  name,
  language: 'ts',
  lines: [[`${name}();`]],
});

describe('signatures', () => {
  test('fails on stale, missing and unneeded signatures', async () => {
    const problemsAfter = await siteWith(page('spring'));
    expect(await problemsAfter()).toEqual([]);

    const remedy = 'Run `npm run signatures` and commit the file.';
    const stale = `features/signatures/signatures.json:1: The signature of \`spring\` from \`remotion\` differs from the installed types. ${remedy}`;
    const staleSpring = (remotion: Signatures) => ({...remotion, spring: call('spring')});
    expect(await problemsAfter(staleSpring)).toEqual([stale]);
    expect(await problemsAfter(staleSpring, ['docs/page.mdx'])).toEqual([stale]);

    expect(await problemsAfter(({spring: _, ...others}) => others)).toEqual([
      `features/signatures/signatures.json:1: The signature of \`spring\` from \`remotion\` is missing. ${remedy}`,
    ]);
    expect(await problemsAfter(({interpolate: _, ...others}) => others)).toEqual([
      `features/signatures/signatures.json:1: The signature of \`interpolate\` from \`remotion\` is missing. ${remedy}`,
    ]);
    expect(await problemsAfter((remotion) => ({...remotion, bounce: call('bounce')}))).toEqual([
      `features/signatures/signatures.json:1: No page documents \`bounce\` from \`remotion\`, or its package no longer exports it. ${remedy}`,
    ]);
  });

  test('fails on a symbol that the types do not export, and suggests the nearest', async () => {
    const problemsAfter = await siteWith(page('interpolat'));
    expect(await problemsAfter()).toEqual([
      "docs/page.mdx:5: The types of `remotion` don't export `interpolat`. Correct `symbol` in `api`, for example to `interpolate`, or add `removed` if the export was removed.",
    ]);
  });

  test('asks for no signature of a removed export', async () => {
    const problemsAfter = await siteWith(page('Clipper', 'removed: Gone.\n'));
    expect(await problemsAfter()).toEqual([]);
  });
});

describe('the file', () => {
  test('has one line for each line of code, and reads as it was written', () => {
    const {root} = temporarySite({'features/signatures/signatures.json': ''}, 'none');
    const data: SignatureData = {
      command: 'npm run signatures',
      packages: {
        '@remotion/a': {
          z: {from: '@remotion/a', name: 'z', language: 'ts', lines: [['z();']]},
        },
        remotion: {
          b: {from: 'remotion', name: 'b', language: 'ts', lines: [['b('], ['): void;']]},
          a: {
            from: 'remotion',
            name: 'a',
            isType: true,
            language: 'ts',
            lines: [['type a = ', {text: 'b', side: 'outputs', member: 'b'}]],
          },
        },
      },
    };
    writeSignatures(root, data);
    expect(readSignatures(root)).toEqual(data);
    const text = readFileSync(path.join(root, signaturesFile), 'utf8');
    expect(text).toContain('\n        ["b("],\n        ["): void;"]\n');
    expect(text.indexOf('"a": {')).toBeLessThan(text.indexOf('"b": {'));
  });
});
