import {describe, expect, test} from 'vitest';
import {assigned} from '../../../../checks/exports/assigned';
import {documentedBy} from '../../../../checks/exports/documented';
import {typePages, undocumented} from '../../../../checks/exports/homes';
import {pageApis, type PageApis} from '../../../../checks/exports/page-apis';
import {staleExceptions, type Exceptions} from '../../../../checks/exports/stale';
import {parsePage} from '../../../../plugins/pages/markdown';
import {readTypes, type Types} from '../../../../checks/lib/types';
import {toolkitPackages} from '../../../../toolkit-packages';

const root = new URL('../../../..', import.meta.url).pathname;

const typesOf = (...names: string[]) =>
  readTypes(
    root,
    toolkitPackages.filter(({name}) => names.includes(name)),
  );

describe('exceptions that the packages no longer need', () => {
  const types = typesOf('remotion');
  const messages = (lists: Partial<Exceptions>) =>
    staleExceptions(types, {stubs: [], hiddenMembers: [], ...lists}).map(({message}) => message);
  const of = {package: 'remotion', reason: 'a reason'};

  test('stubs: a removed export', () => {
    expect(messages({stubs: [{...of, symbol: 'Experimental.Null'}]})).toEqual([]);
    expect(messages({stubs: [{...of, symbol: 'jump'}]})).toEqual([
      "stubs: `remotion` doesn't export `jump`.",
    ]);
  });

  test('hidden members: a removed export, and a removed member', () => {
    const hidden = (symbols: string[], ...members: string[]) =>
      messages({hiddenMembers: [{...of, symbols, members}]});
    expect(hidden(['spring'], 'config.*', 'fps')).toEqual([]);
    expect(hidden(['spring', 'jump'], 'fps', 'bounce', 'steps.*')).toEqual([
      'hiddenMembers: `spring` from `remotion` has no member `bounce`.',
      'hiddenMembers: `spring` from `remotion` has no member `steps.*`.',
      "hiddenMembers: `remotion` doesn't export `jump`.",
    ]);
  });
});

describe('the page of an export', () => {
  const typesWith = (...names: string[]) =>
    ({
      exports: names.map((each) => {
        const [from, name] = each.split(' ');
        return {package: from, name, value: true};
      }),
    }) as unknown as Types;
  const messages = (types: Types, pages: PageApis[] = []) =>
    assigned(types, pages).map(({message}) => message);
  const pageOf = (from: string, symbol: string) =>
    ({page: {file: 'docs/page.mdx'}, apis: [{package: from, symbol}]}) as unknown as PageApis;

  test('exists, or there is a reason why not', () => {
    expect(messages(typesWith('remotion jump', 'remotion JumpInternals'))).toContain(
      "`jump` from `remotion` isn't assigned to a page.",
    );
    expect(messages(typesWith('remotion JumpInternals')).join()).not.toContain('JumpInternals');
  });

  test('lists it, also under another entry point of its package', () => {
    const types = typesWith('remotion jump');
    const missing = "`jump` from `remotion` isn't assigned to a page.";
    expect(messages(types, [pageOf('remotion/no-react', 'jump')])).not.toContain(missing);
  });

  test('makes a reason superfluous', () => {
    const pages = [pageOf('@remotion/cli', 'cli')];
    expect(messages(typesWith('@remotion/cli cli'), pages)).toContain(
      '`cli` from `@remotion/cli` is listed in `undocumented`, but has a page.',
    );
  });

  test('requires that the export exists', () => {
    const found = messages(typesWith());
    for (const [from, name] of Object.keys(undocumented).map((key) => key.split(' '))) {
      expect(found).toContain(`\`${from}\` doesn't export \`${name}\`.`);
    }
    for (const {type, route} of typePages) {
      expect(found).toContain(`No package exports the type \`${type}\`.`);
      expect(found).toContain(`There is no API page at ${route}.`);
    }
  });
});

describe('the text of a page', () => {
  async function complaints(types: Types, from: string, symbol: string, text: string) {
    const page = parsePage(
      'docs/page.mdx',
      `---\nkind: api\napi: {package: "${from}", symbol: ${symbol}}\n---\n\n${text}\n`,
    );
    return pageApis([page]).flatMap((each) =>
      documentedBy(types, each).problems.map(({message}) => message),
    );
  }

  test('must mention that an export is deprecated', async () => {
    const types = typesOf('@remotion/media-utils');
    const about = (text: string) =>
      complaints(types, '@remotion/media-utils', 'getAudioDuration', text);
    expect(await about('It is deprecated.')).toEqual([]);
    expect(await about('It reads a file.')).toEqual([
      expect.stringContaining('The types mark `getAudioDuration` as deprecated'),
    ]);
  });

  test('must show the entry point of an export', async () => {
    const types = typesOf('@remotion/cli');
    const about = (text: string) => complaints(types, '@remotion/cli', 'Config', text);
    expect(await about("`import {Config} from '@remotion/cli/config'`")).toEqual([]);
    expect(await about('It sets things.')).toEqual([
      "`Config` is imported from `@remotion/cli/config`, but the page doesn't mention that.",
    ]);
  });
});
