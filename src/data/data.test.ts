import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadEntries} from '@docs-kit/entries';
import {load as loadYaml} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {expertCards, expertSchema, type Expert} from './schemas/expert';
import {showcaseSchema, type ShowcaseEntry} from './schemas/showcase';
import {templateCards, templateSchema, templateTags, type Template} from './schemas/template';

const siteDir = path.join(import.meta.dirname, '../..');

/**
 * Public repositories that entries and the page of resources linked to in August 2025. Entries of other repositories
 * aren't compared, so a new entry needs no line here. `created` is the day of the first
 * commit. The other fields describe `commit`, the newest one in August 2025: `packages` are the `@remotion/*`
 * packages in its `package.json`, without those that only lint or compile; `compositions` are the ids in
 * its root. A dash stands for a cell that no test needs, and `none` for an empty list.
 */
const repositories = new Map(
  readFileSync(path.join(import.meta.dirname, 'public-repositories.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', created = '', , , packages = '', compositions = ''] = line.split('\t');
      const list = (cell: string) => (cell === 'none' ? [] : cell.split(' '));
      return [name, {created, packages: list(packages), compositions: list(compositions)}] as const;
    }),
);

/** The entries whose repository is recorded, with what is recorded. */
const withFacts = <Entry>(entries: readonly Entry[], urlOf: (entry: Entry) => string | undefined) =>
  entries.flatMap((entry) => {
    const facts = repositories.get(urlOf(entry)?.replace('https://github.com/', '') ?? '');
    return facts ? [[entry, facts] as const] : [];
  });

const toolkitPackages = (names: readonly string[]) =>
  names.filter((name) => name.startsWith('@remotion/')).sort();

describe('templates', () => {
  const load = () =>
    loadEntries<Template>({siteDir, folder: 'src/data/templates', schema: templateSchema});

  it('are sorted by their position, and by name if several have the same', async () => {
    const [first, second] = await load();
    const at = (order: number, name: string) => ({...first!, slug: name, name, order});
    const cards = templateCards([at(2, 'C'), at(1, 'B'), {...second!, order: 3}, at(1, 'A')]);
    expect(cards.map(({name}) => name)).toEqual(['A', 'B', 'C', second?.name]);
  });

  it('use every tag', async () => {
    const used = new Set((await load()).flatMap(({tags}) => tags));
    expect(templateTags.filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('list the compositions and the packages of their public repositories', async () => {
    const compared = withFacts(await load(), ({repository}) => repository);
    expect(compared.length).toBeGreaterThanOrEqual(20);
    for (const [{slug, compositions, packages}, facts] of compared) {
      expect(compositions.map(({id}) => id).sort(), slug).toEqual(facts.compositions);
      expect(toolkitPackages(packages), slug).toEqual(facts.packages);
    }
  });
});

describe('showcase', () => {
  const load = () =>
    loadEntries<ShowcaseEntry>({siteDir, folder: 'src/data/showcase', schema: showcaseSchema});

  it('lists the packages of the public repositories', async () => {
    const compared = withFacts(await load(), ({source}) => source);
    expect(compared.length).toBeGreaterThan(10);
    for (const [{slug, uses}, {packages}] of compared) {
      expect(toolkitPackages(uses), slug).toEqual(packages);
    }
  });

  it('does not contain the sample entry of /showcase/add', async () => {
    const sample = readFileSync(path.join(siteDir, 'src/pages/showcase/_add.mdx'), 'utf8');
    const fence =
      /^```yaml title="src\/data\/showcase\/(?<slug>[a-z0-9-]+)\.yml"\n(?<yaml>.*?)^```/ms;
    const {slug, yaml} = fence.exec(sample)?.groups ?? {};
    const entry = showcaseSchema.parse(loadYaml(yaml ?? ''));
    expect(entry.slug).toBe(slug);
    const works = await load();
    expect(works.map((work) => work.slug)).not.toContain(entry.slug);
    expect(works.map((work) => work.title)).not.toContain(entry.title);
    for (const url of [entry.url, entry.source]) {
      expect(url).toMatch(/^https:\/\/(?:github\.com\/example\/|example\.com(?:\/|$))/);
    }
  });
});

describe('resources', () => {
  it('link to repositories that existed in August 2025', () => {
    const page = readFileSync(path.join(siteDir, 'docs/resources.mdx'), 'utf8');
    const names = [...page.matchAll(/https:\/\/github\.com\/([\w.-]+\/[\w.-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'remotion-dev/remotion');
    expect(names.length).toBeGreaterThan(4);
    const created = names.flatMap((name) => repositories.get(name)?.created ?? []);
    expect(created.length).toBeGreaterThan(4);
    expect(created.filter((day) => day > '2025-08-31')).toEqual([]);
  });
});

describe('experts', () => {
  const load = () =>
    loadEntries<Expert>({siteDir, folder: 'src/data/experts', schema: expertSchema});

  it('are at least eighteen different profiles', async () => {
    const experts = await load();
    expect(experts.length).toBeGreaterThanOrEqual(18);
    const texts = experts.flatMap(({name, summary, does, projects, asks}) => [
      name,
      summary,
      ...does,
      ...projects,
      ...asks,
    ]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('name nobody on a sample, and a person on the card of a real profile', async () => {
    const sample = (await load()).find((expert) => expert.sample);
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
