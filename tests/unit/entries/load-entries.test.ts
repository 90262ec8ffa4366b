import {cpSync, existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadEntries} from '../../../plugins/entries/load-entries';
import type {EntriesOptions, Entry} from '../../../plugins/entries/options';
import {expertSchema} from '../../../src/data/schemas/expert';
import {showcaseSchema} from '../../../src/data/schemas/showcase';
import {type Template, templateSchema} from '../../../src/data/schemas/template';
import {temporaryFolder} from '../temporary-folder';

const fixtures = path.join(import.meta.dirname, 'fixtures');

/**
 * A fixture is a folder `<schema>-<case>`: the entries in `input`, and in `expected.txt` what has to
 * come out, the slugs or the message of the error.
 */
const cases = readdirSync(fixtures).sort();

const schemas: Record<string, EntriesOptions<Entry>['schema']> = {
  template: templateSchema,
  expert: expertSchema,
  showcase: showcaseSchema,
};

const outcome = async (name: string): Promise<string> => {
  const schema = schemas[name.split('-')[0] ?? ''];
  if (!schema) {
    throw new Error(
      `The fixture ${name} begins with no schema: write template-…, expert-… or showcase-….`,
    );
  }
  try {
    const entries = await loadEntries({
      siteDir: path.join(fixtures, name),
      folder: 'input',
      schema,
    });
    return `${entries.map(({slug}) => slug).join('\n')}\n`;
  } catch (error) {
    return `${(error as Error).message}\n`;
  }
};

describe('loadEntries', () => {
  it.each(cases)('%s', async (name) => {
    expect(await outcome(name)).toBe(
      readFileSync(path.join(fixtures, name, 'expected.txt'), 'utf8'),
    );
  });

  it('treats a missing folder like an empty one', async () => {
    const siteDir = path.join(fixtures, 'template-good');
    expect(existsSync(path.join(siteDir, 'missing'))).toBe(false);
    await expect(loadEntries({siteDir, folder: 'missing', schema: templateSchema})).rejects.toThrow(
      'missing: has no entries.',
    );
  });
});

it('names the cause of a file with CRLF line ends', async () => {
  const good = readFileSync(path.join(fixtures, 'template-good/input/card.yml'), 'utf8');
  const {root: siteDir} = temporaryFolder({'input/card.yml': good.replaceAll('\n', '\r\n')});
  await expect(loadEntries({siteDir, folder: 'input', schema: templateSchema})).rejects.toThrow(
    '1 problem in input:\n- input/card.yml:1: The file has CRLF line endings.',
  );
});

describe('the poster of an entry', () => {
  const load = async (posters: readonly string[]) => {
    const {root: siteDir} = temporaryFolder(
      Object.fromEntries(posters.map((id) => [`static/posters/${id}-1280.avif`, ''])),
    );
    const input = path.join(fixtures, 'template-good/input');
    cpSync(input, path.join(siteDir, 'input'), {recursive: true});
    return loadEntries<Template>({
      siteDir,
      folder: 'input',
      schema: templateSchema,
      posterOf: (slug) => `template-${slug}`,
    });
  };

  it('is set only if it exists, so that a new entry needs no other file', async () => {
    const loaded = await load(['template-card']);
    expect(loaded.map(({slug, poster}) => [slug, poster])).toEqual([
      ['card', 'template-card'],
      ['waveform', undefined],
    ]);
  });
});
