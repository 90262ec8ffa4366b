import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadEntries} from '../../../plugins/entries/load-entries';
import {expertCards, expertSchema, type Expert} from '../../../src/data/schemas/expert';
import {templateSchema, templateTags, type Template} from '../../../src/data/schemas/template';

const siteDir = path.join(import.meta.dirname, '../../..');

/** The addresses that the specification lists. */
const templateSlugs = [
  'audiogram',
  'blank',
  'code-hike',
  'google-tts',
  'hello-world',
  'javascript',
  'music-visualization',
  'next',
  'next-pages-dir',
  'next-tailwind',
  'overlay',
  'react-router',
  'recorder',
  'render-server',
  'skia',
  'stargazer',
  'still',
  'three',
  'tiktok',
  'tts',
];

describe('templates', () => {
  const load = () =>
    loadEntries<Template>({siteDir, folder: 'src/data/templates', schema: templateSchema});

  it('are the twenty of the specification', async () => {
    expect((await load()).map(({slug}) => slug)).toEqual(templateSlugs);
  });

  it('have each place in the list once', async () => {
    const places = (await load()).map(({order}) => order).sort((a, b) => a - b);
    expect(places).toEqual(templateSlugs.map((_, index) => index + 1));
  });

  it('use every tag', async () => {
    const used = new Set((await load()).flatMap(({tags}) => tags));
    expect(templateTags.filter((tag) => !used.has(tag))).toEqual([]);
  });
});

describe('experts', () => {
  const load = () =>
    loadEntries<Expert>({siteDir, folder: 'src/data/experts', schema: expertSchema});

  it('are eighteen, and differ in what they offer', async () => {
    const experts = await load();
    expect(experts).toHaveLength(18);
    const texts = experts.flatMap(({name, summary, does, projects, asks}) => [
      name,
      summary,
      ...does,
      ...projects,
      ...asks,
    ]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('name nobody on a sample, and somebody on a card of a real profile', async () => {
    const [sample] = await load();
    expect(expertCards(sample ? [sample] : [])[0]).not.toHaveProperty('person');
    const person = {
      name: 'Studio North',
      location: 'UTC+1',
      url: 'https://example.com',
      contact: 'mailto:a@example.com',
    };
    const real = {...sample, slug: 'studio-north', sample: false, person} as Expert;
    expect(expertCards(sample ? [sample, real] : []).map(({slug}) => slug)[0]).toBe('studio-north');
    expect(expertCards([real])[0]?.person).toEqual({name: 'Studio North', location: 'UTC+1'});
  });
});
