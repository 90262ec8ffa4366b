import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {pageApis} from '../../../../checks/exports/page-apis';
import {loadPages} from '../../../../checks/lib/pages';
import {check} from '../../../../checks/signatures';
import {
  signaturesFile,
  type Signature,
  type SignatureData,
} from '../../../../plugins/remark-signatures/signature';
import {
  lineOfSignature,
  readSignatures,
  writeSignatures,
} from '../../../../scripts/signatures/file';
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

  test('fails on a stale signature at the line that differs', async () => {
    const message = expect.stringMatching(
      /^src\/data\/signatures\.json:(?!1:)\d+: The signature of `spring` from `remotion` differs from the installed types\. Run `npm run signatures` and commit the file\.$/,
    );
    expect(await problemsOf(page('spring'), staleSpring)).toEqual([message]);
    expect(await problemsOf(page('spring'), staleSpring, ['docs/page.mdx'])).toEqual([message]);
  });

  test('fails on a page without a signature', async () => {
    const withoutSpring = ({command, packages}: SignatureData): SignatureData => {
      const {spring: _, ...others} = packages.remotion ?? {};
      return {command, packages: {...packages, remotion: others}};
    };
    expect(await problemsOf(page('spring'), withoutSpring)).toEqual([
      'docs/page.mdx:5: The signature of `spring` from `remotion` is missing in src/data/signatures.json. Run `npm run signatures` and commit the file.',
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
      expect.stringMatching(
        /^src\/data\/signatures\.json:(?!1:)\d+: No page documents `bounce` from `remotion`, or its package no longer exports it\. Run `npm run signatures` and commit the file\.$/,
      ),
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

    const lineOf = (symbol: string, lines?: Signature['lines']) =>
      lineOfSignature(root, {
        owner: 'remotion',
        symbol,
        wanted: lines && {from: 'remotion', name: symbol, language: 'ts', lines},
      });
    const textOf = (line: number) => text.split('\n')[line - 1]?.trim();
    expect(textOf(lineOf('b'))).toMatch(/^"b": /);
    expect(textOf(lineOf('b', [['b('], ['): string;']]))).toBe('["): void;"]');
    expect(textOf(lineOf('b', [['c('], ['): void;']]))).toBe('["b("],');
    // A line that is missing at the end is reported at the last line.
    expect(textOf(lineOf('b', [['b('], ['): void;'], ['more']]))).toBe('["): void;"]');
    expect(lineOf('c')).toBe(1);
    // The name exists only in another package, which comes later in the file.
    expect(lineOfSignature(root, {owner: '@remotion/a', symbol: 'a'})).toBe(1);
  });
});
