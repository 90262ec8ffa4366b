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

  it.each([
    ['template-good', 'card\nwaveform\n'],
    [
      'template-wrong-value',
      '- input/waveform.yml:8: `language` is "Typescript". Write one of TypeScript, JavaScript.\n',
    ],
    [
      'template-wrong-value',
      '- input/waveform.yml:10: `tags.1` is "sound". Write one of starter, app,',
    ],
    [
      'template-unknown-field',
      '- input/waveform.yml:26: `promo` is not a known field. Its value is "wave.mp4". Remove it, or use a field of a template: slug,',
    ],
    [
      'template-slug-mismatch',
      '- input/wave.yml:1: `slug` is "waveform", which differs from the file name. Write wave, or rename the file to waveform.yml.\n',
    ],
    [
      'template-bad-yaml',
      '- input/waveform.yml:3: The YAML is invalid at `name: Waveform: the line`',
    ],
    ['template-empty-folder', '- input: has no entries. Add a file <slug>.yml'],
    [
      'template-tabs',
      '- input/waveform.yml:12: The YAML is invalid at `- {id: Wave, width: 1920, height: 1080, fps: 30, length: the length of the sound}`: tab characters must not be used in indentation. Indent with spaces instead of tabs',
    ],
    [
      'expert-person',
      '- input/subtitles.yml: `person` is missing or empty. Write the fields of a person',
    ],
    [
      'showcase-retired-address',
      '- input/clip-cards.yml:7: `url` is "https://www.typeframes.com/pricing". Write https://www.revid.ai.\n',
    ],
    [
      'showcase-source-without-lesson',
      '- input/clip-cards.yml: `learn` is missing or empty. Write what readers can learn from the source',
    ],
    [
      'showcase-source-without-packages',
      '- input/clip-cards.yml:11: `uses` is []. Write the @remotion/* packages in the package.json of the repository.',
    ],
  ])('%s contains the file, the field, the value and the fix: %j', async (name, part) => {
    expect(await outcome(name)).toContain(part);
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
