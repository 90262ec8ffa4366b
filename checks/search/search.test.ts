import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildIndexFiles, recordsOf, sources} from '@docs-kit/local-search/testing';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {check} from './';
import {readQueries} from './queries';
import {scoreOf} from './score';

const outcome = (rank: number) => ({
  query: 'q',
  pages: ['/docs/spring'],
  file: 'f',
  line: 1,
  rank,
  first: null,
});

describe('scoreOf', () => {
  it('counts first places, and the first five by their rank', () => {
    expect(scoreOf([1, 2, 5, 6, 0].map(outcome))).toEqual({
      successAt1: 0.2,
      mrrAt5: (1 + 1 / 2 + 1 / 5) / 5,
    });
  });
});

describe('the search check', () => {
  let root: string;
  let write: (file: string, text: string) => void;
  beforeEach(() => {
    ({root, write} = temporaryFolder());
    for (const [file, content] of buildIndexFiles(recordsOf(sources))) {
      write(`build/${file}`, content);
    }
  });

  const lines = (count: number, query: string, page: string) =>
    `${Array.from({length: count}, () => `${query}\t${page}`).join('\n')}\n`;
  const messages = async () =>
    (await check.run({root})).problems.map(({message}) => message.split('\n')[0]);

  it('passes if every query finds its page', async () => {
    write('tests/search-queries/names.tsv', lines(150, 'interpolate', '/docs/interpolate'));
    expect(await messages()).toEqual([]);
  });

  it.each([
    [
      'names',
      "successAt1 is 0.940, but must be at least 0.95. Queries whose answer isn't the first result:",
    ],
    ['typos', undefined],
    ['questions', undefined],
  ])('compares %s with their own threshold', async (kind, message) => {
    write(
      `tests/search-queries/${kind}.tsv`,
      lines(141, 'interpolate', '/docs/interpolate') + lines(9, 'interpolate', '/docs/license'),
    );
    expect(await messages()).toEqual(message ? [message] : []);
  });

  it('asks for each part of a message that has at least five words', async () => {
    write('tests/search-queries/names.tsv', lines(150, 'interpolate', '/docs/interpolate'));
    const page = (message: string) =>
      `---\nkind: troubleshooting\nmessage: '${message}'\n---\n\n## Message\n`;
    write('docs/timeout.mdx', page('A delayRender() was called but not cleared after … ms'));
    expect(await messages()).toEqual([]);
    write('docs/license.mdx', page('Too few words … was called but not cleared after'));
    expect(await messages()).toEqual([]);
    write('docs/license.mdx', page('Within the sequence the count starts at zero'));
    expect(await messages()).toEqual([
      "successAt1 is 0.500, but must be at least 0.98. Queries whose answer isn't the first result:",
    ]);
  });

  it('fails if questions find their page too late', async () => {
    write(
      'tests/search-queries/questions.tsv',
      lines(50, 'interpolate', '/docs/interpolate') + lines(100, 'interpolate', '/docs/license'),
    );
    expect(await messages()).toEqual([
      "mrrAt5 is 0.333, but must be at least 0.55. Queries whose answer isn't the first result:",
    ]);
  });

  it("doesn't list the questions that nobody may read", async () => {
    write('tests/search-queries/unread-questions.tsv', lines(150, 'interpolate', '/docs/license'));
    expect((await check.run({root})).problems.map(({message}) => message)).toEqual([
      'mrrAt5 is 0.000, but must be at least 0.44.',
    ]);
  });

  it('fails if a page no longer exists', async () => {
    write(
      'tests/search-queries/names.tsv',
      lines(149, 'interpolate', '/docs/interpolate') + lines(1, 'spring', '/docs/spring'),
    );
    expect(await check.run({root})).toMatchObject({
      problems: [
        {
          file: 'tests/search-queries/names.tsv',
          line: 150,
          message: "The page /docs/spring isn't in the search index.",
        },
      ],
    });
  });

  it('fails on a kind without thresholds', async () => {
    write('tests/search-queries/guesses.tsv', lines(1, 'interpolate', '/docs/interpolate'));
    expect(await messages()).toEqual(['The query kind "guesses" has no thresholds.']);
  });

  it('asks for a build if there is no index, unless Algolia answers searches', async () => {
    rmSync(path.join(root, 'build'), {recursive: true});
    expect(await messages()).toEqual(['The search index is missing.']);
    vi.stubEnv('ALGOLIA_APP_ID', 'ABCDE12345');
    vi.stubEnv('ALGOLIA_SEARCH_API_KEY', '0123456789abcdef0123456789abcdef');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await messages()).toEqual([]);
  });

  it('rejects a malformed line', () => {
    write('tests/search-queries/names.tsv', 'interpolate /docs/interpolate\n');
    expect(() => readQueries(root)).toThrow('tests/search-queries/names.tsv:1: The line');
  });
});
