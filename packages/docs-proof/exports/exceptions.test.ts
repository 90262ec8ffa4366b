import {beforeEach, describe, expect, test} from 'vitest';
import {assigned} from './assigned';
import {documentedBy} from './documented';
import type {ExportExceptions, Stub} from './exceptions';
import {pageApis, type PageApis} from '../pages';
import {parsePage} from '../pages/markdown';
import {readTypes} from '../lib/types';
import {temporarySite} from '../testing/temporary-site';

const none: ExportExceptions = {
  file: 'exceptions.ts',
  undocumented: {},
  stubs: [],
  hiddenMembers: [],
  typePages: [],
};

const packages = [
  {name: 'acme', installed: '1.0.0'},
  {name: '@acme/cli', installed: '1.0.0'},
];

const manifest = (name: string, entry: string) =>
  JSON.stringify({name, exports: {[entry]: {types: './index.d.ts'}}});

/** The types of two packages. The compiler has read their files when the folder is removed. */
const readAcme = () => {
  const {root} = temporarySite(
    {
      'node_modules/acme/package.json': manifest('acme', '.'),
      'node_modules/acme/index.d.ts': `
        export declare const spring: (options: {fps: number; config?: {mass: number}}) => number;
        export declare const Experimental: {Null: () => void};
        /** @deprecated Use spring(). */
        export declare const bounce: () => number;`,
      'node_modules/@acme/cli/package.json': manifest('@acme/cli', './config'),
      'node_modules/@acme/cli/index.d.ts': 'export declare const Config: {scale: number};',
    },
    'none',
  );
  return readTypes(root, packages);
};

let types: ReturnType<typeof readTypes>;
beforeEach(() => {
  types ??= readAcme();
});

describe('the page of an export', () => {
  const messages = (
    names: readonly string[],
    pages: PageApis[] = [],
    lists: Partial<ExportExceptions> = {},
  ) => {
    const exports = names.map((each) => {
      const [from = '', name = ''] = each.split(' ');
      return {package: from, name, value: true};
    });
    return assigned({exports}, pages, {...none, ...lists}).map(({message}) => message);
  };
  const pageOf = (from: string, symbol: string) =>
    ({page: {file: 'docs/page.mdx'}, apis: [{package: from, symbol}]}) as unknown as PageApis;
  const undocumented = {'@acme/cli main': 'starts the CLI'};

  test('exists, or there is a reason why not', () => {
    expect(messages(['acme jump', 'acme JumpInternals'])).toEqual([
      "`jump` from `acme` isn't assigned to a page.",
    ]);
    expect(messages(['@acme/cli main'], [], {undocumented})).toEqual([]);
  });

  test('lists it, also under another entry point of its package', () => {
    expect(messages(['acme jump'], [pageOf('acme/no-react', 'jump')])).toEqual([]);
  });

  test('makes a reason superfluous', () => {
    expect(messages(['@acme/cli main'], [pageOf('@acme/cli', 'main')], {undocumented})).toEqual([
      '`main` from `@acme/cli` is listed in `undocumented`, but has a page.',
    ]);
  });

  test('requires that the export exists', () => {
    const typePages = [{type: 'Caption', route: '/docs/caption'}];
    expect(messages([], [], {undocumented, typePages})).toEqual([
      "`@acme/cli` doesn't export `main`.",
      'No package exports the type `Caption`.',
      'There is no API page at /docs/caption.',
    ]);
  });

  test('is needed for the exceptions about its exports', () => {
    const stubs = [{package: 'acme', symbol: 'jump', reason: 'a reason'}];
    const hiddenMembers = [
      {package: 'acme', symbols: ['jump', 'Series.Item'], members: ['x'], reason: 'a reason'},
    ];
    expect(messages([], [pageOf('acme/no-react', 'jump')], {stubs, hiddenMembers})).toEqual([
      'No page documents `Series.Item` from `acme`.',
    ]);
    expect(messages([], [], {stubs})).toEqual(['No page documents `jump` from `acme`.']);
  });
});

describe('the text of a page', () => {
  const complaints = (from: string, symbol: string, text: string, stubs: Stub[] = []) => {
    const page = parsePage(
      'docs/page.mdx',
      `---\nkind: api\napi: {package: "${from}", symbol: ${symbol}}\n---\n\n${text}\n`,
    );
    const options = {packages, packagesFile: 'packages.ts', exceptions: {...none, stubs}};
    return pageApis([page]).flatMap((each) =>
      documentedBy(types, each, options).problems.map(({message}) => message),
    );
  };

  test('must mention that an export is deprecated', () => {
    expect(complaints('acme', 'bounce', 'It is deprecated.')).toEqual([]);
    expect(complaints('acme', 'bounce', 'It reads a file.')).toEqual([
      'The types mark `bounce` as deprecated: Use spring().',
    ]);
  });

  test('must not be about an export that is wrongly listed as a stub', () => {
    const stubs = (symbol: string) => [{package: 'acme', symbol, reason: 'throws'}];
    expect(complaints('acme', 'jump', 'It is gone.', stubs('jump'))).toEqual([
      "`acme` doesn't export `jump`, which exceptions.ts lists in `stubs`.",
    ]);
    expect(complaints('acme', 'spring', 'It is gone.', stubs('spring'))).toEqual([
      '`spring` is still exported, but throws.',
    ]);
  });

  test('must show the entry point of an export', () => {
    const importing = "`import {Config} from '@acme/cli/config'`";
    expect(complaints('@acme/cli', 'Config', importing)).toEqual([]);
    expect(complaints('@acme/cli', 'Config', 'It sets things.')).toEqual([
      "`Config` is imported from `@acme/cli/config`, but the page doesn't mention that.",
    ]);
  });
});
