import path from 'node:path';
import {loadEntries} from '@docs-kit/entries';
import {expect, it} from 'vitest';
import {showcaseSchema} from '../../data/schemas/showcase';
import {works} from './works';

const entries = loadEntries({
  siteDir: path.join(import.meta.dirname, '../../..'),
  folder: 'src/data/showcase',
  schema: showcaseSchema,
});

it.each(works)('the home page says of $title what its entry says', async ({slug, ...work}) => {
  const entry = (await entries).find((candidate) => candidate.slug === slug);
  expect(entry).toMatchObject({title: work.title, url: work.url, source: work.url});
  expect(entry?.uses).toEqual(expect.arrayContaining([...work.madeWith]));
});
