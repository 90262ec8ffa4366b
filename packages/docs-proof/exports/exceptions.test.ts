import {beforeEach, describe, expect, test} from 'vitest';
import {assigned} from './assigned';
import {documentedBy} from './documented';
import type {ExportExceptions} from './exceptions';
import {pageApis, type PageApis} from './page-apis';
import {staleExceptions} from './stale';
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

describe('exceptions that the packages no longer need', () => {
  const messages = (lists: Partial<ExportExceptions>) =>
    staleExceptions(types, {...none, ...lists}).map(({file, message}) => `${file}: ${message}`);
  const of = {package: 'acme', reason: 'a reason'};

  test('stubs: a removed export', () => {
    expect(messages({stubs: [{...of, symbol: 'Experimental.Null'}]})).toEqual([]);
    expect(messages({stubs: [{...of, symbol: 'jump'}]})).toEqual([
      "exceptions.ts: stubs: `acme` doesn't export `jump`.",
    ]);
  });

  test('hidden members: a removed export, and a removed member', () => {
    const hidden = (symbols: string[], ...members: string[]) =>
      messages({hiddenMembers: [{...of, symbols, members}]});
    expect(hidden(['spring'], 'config.*', 'fps')).toEqual([]);
    expect(hidden(['spring', 'jump'], 'fps', 'bounce', 'steps.*')).toEqual([
      'exceptions.ts: hiddenMembers: `spring` from `acme` has no member `bounce`.',
      'exceptions.ts: hiddenMembers: `spring` from `acme` has no member `steps.*`.',
      "exceptions.ts: hiddenMembers: `acme` doesn't export `jump`.",
    ]);
  });
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
});

describe('the text of a page', () => {
  const complaints = (from: string, symbol: string, text: string) => {
    const page = parsePage(
      'docs/page.mdx',
      `---\nkind: api\napi: {package: "${from}", symbol: ${symbol}}\n---\n\n${text}\n`,
    );
    const options = {packages, packagesFile: 'packages.ts', exceptions: none};
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

  test('must show the entry point of an export', () => {
    const importing = "`import {Config} from '@acme/cli/config'`";
    expect(complaints('@acme/cli', 'Config', importing)).toEqual([]);
    expect(complaints('@acme/cli', 'Config', 'It sets things.')).toEqual([
      "`Config` is imported from `@acme/cli/config`, but the page doesn't mention that.",
    ]);
  });
});
