import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {pageApis} from '../../../../checks/exports/page-apis';
import {loadPages} from '../../../../checks/lib/pages';
import {check} from '../../../../checks/signatures';
import {signaturesFile, type SignatureData} from '../../../../plugins/remark-signatures/signature';
import {readSignatures, writeSignatures} from '../../../../scripts/signatures/file';
import {generateSignatures} from '../../../../scripts/signatures/generate';
import {temporarySite} from '../temporary-site';

const page = (symbol: string, more = '') =>
  `---\ntitle: Title\ndescription: What it does.\nkind: api\napi: {package: remotion, symbol: ${symbol}}\n${more}---\n\nLead.\n`;

/** A site with one page, whose signatures are up to date unless the test edits them. */
async function problemsOf(
  text: string,
  edit: (data: SignatureData) => SignatureData = (data) => data,
  files: readonly string[] = [],
): Promise<string[]> {
  const {root} = temporarySite({'docs/page.mdx': text, [signaturesFile]: '{}'});
  const {pages} = loadPages(root);
  const {data} = generateSignatures(root, pageApis(pages));
  // Through JSON, like the file.
  writeSignatures(root, edit(JSON.parse(JSON.stringify(data)) as SignatureData));
  const {problems} = await check.run({root, files});
  return problems.map(({file, line, message, remedy}) => `${file}:${line}: ${message} ${remedy}`);
}

const staleSpring = (data: SignatureData): SignatureData => ({
  ...data,
  packages: {
    ...data.packages,
    remotion: {
      ...data.packages.remotion,
      spring: {from: 'remotion', name: 'spring', language: 'ts', lines: [['spring();']]},
    },
  },
});

describe('signatures', () => {
  test('passes if the file is up to date', async () => {
    expect(await problemsOf(page('spring'))).toEqual([]);
  });

  test('fails on a stale signature', async () => {
    const message =
      'src/data/signatures.json:1: The signature of `spring` from `remotion` differs from the installed types. Run `npm run signatures` and commit the file.';
    expect(await problemsOf(page('spring'), staleSpring)).toEqual([message]);
    expect(await problemsOf(page('spring'), staleSpring, ['docs/page.mdx'])).toEqual([message]);
  });

  test('fails on a page without a signature', async () => {
    const withoutSpring = ({command, packages}: SignatureData): SignatureData => {
      const {spring: _, ...others} = packages.remotion ?? {};
      return {command, packages: {...packages, remotion: others}};
    };
    expect(await problemsOf(page('spring'), withoutSpring)).toEqual([
      'src/data/signatures.json:1: The signature of `spring` from `remotion` is missing. Run `npm run signatures` and commit the file.',
    ]);
  });

  test('fails on a signature that nothing needs', async () => {
    const withBounce = ({packages, ...data}: SignatureData): SignatureData => ({
      ...data,
      packages: {
        ...packages,
        remotion: {
          ...packages.remotion,
          bounce: {from: 'remotion', name: 'bounce', language: 'ts', lines: [['bounce();']]},
        },
      },
    });
    expect(await problemsOf(page('interpolate'), withBounce)).toEqual([
      'src/data/signatures.json:1: No page documents `bounce` from `remotion`, or its package no longer exports it. Run `npm run signatures` and commit the file.',
    ]);
  });

  test('fails on a symbol that the types do not export, and suggests the nearest', async () => {
    expect(await problemsOf(page('interpolat'))).toEqual([
      "docs/page.mdx:5: The types of `remotion` don't export `interpolat`. Correct `symbol` in `api`, for example to `interpolate`, or add `removed` if the export was removed.",
    ]);
  });

  test('asks for no signature of a removed export', async () => {
    expect(await problemsOf(page('Clipper', 'removed: Gone.\n'))).toEqual([]);
  });
});

describe('the file', () => {
  test('has one line for each line of code, and reads as it was written', () => {
    const {root} = temporarySite({'src/data/signatures.json': ''}, 'none');
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
