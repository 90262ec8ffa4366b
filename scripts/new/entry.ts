import {entryCollections} from '../../config/entries';
import {UsageError} from '../pages/usage-error';
import type {Scaffold} from './scaffold';

/** The values that a new entry starts with. */
const known: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  experts: {sample: true},
};

/** `template my-template`: a data file with a note for every field that its schema requires. */
export function entry(collection: string, [slug]: readonly string[]): Scaffold {
  if (slug === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new UsageError('Pass a slug in lowercase with hyphens, for example music-visualization.');
  }
  const found = entryCollections.find((each) => each.collection === collection);
  if (!found) {
    throw new Error(`config/entries.ts has no collection ${collection}.`);
  }
  const given = {slug, ...known[collection]};
  const result = found.schema.safeParse(given);
  const issues = result.success ? [] : result.error.issues;
  const remedies = new Map(issues.map(({path, message}) => [String(path[0] ?? ''), message]));
  const lines = [
    ...Object.entries(given).map(([name, value]) => `${name}: ${value}`),
    ...[...remedies]
      .filter(([name]) => name !== '' && !(name in given))
      .map(
        ([name, message]) =>
          `${name}: ${JSON.stringify(message.replace(/^Write (.*)\.$/s, 'WRITE: $1'))}`,
      ),
  ];
  return {file: `${found.folder}/${slug}.yml`, text: `${lines.join('\n')}\n`};
}
