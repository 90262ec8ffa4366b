import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type EntriesOptions, type Entry, loadEntries} from '@docs-kit/entries';
import {expect, it} from 'vitest';
import {expertSchema} from './schemas/expert';
import {showcaseSchema} from './schemas/showcase';
import {templateSchema} from './schemas/template';

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

it.each(cases)('%s', async (name) => {
  expect(await outcome(name)).toBe(readFileSync(path.join(fixtures, name, 'expected.txt'), 'utf8'));
});
