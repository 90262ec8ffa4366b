import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseFrontMatterStrict, validateFrontMatter} from './';

const siteDir = path.join(import.meta.dirname, '../..');

const description = 'Map a frame number, or any other number, from one range to another.';

const api = {
  title: 'interpolate()',
  description,
  kind: 'api',
  api: {package: 'remotion', symbol: 'interpolate'},
};

const trouble = {
  title: 'The render times out',
  description: 'Why a render stops with a timeout, and how to give it the time that it needs.',
  kind: 'troubleshooting',
  message: 'A delayRender() was called but not cleared',
  package: 'remotion',
};

const post = {
  title: 'Remotion 4.0',
  description: 'The Studio, a new renderer written in Rust, and typed props for every composition.',
  date: new Date('2023-07-03'),
  slug: '4-0',
  tags: ['release'],
};

const outcome = {
  text: 'The export takes a minute.',
  figures: [{value: '1 minute', label: 'for ten slides'}],
  asOf: '2021',
  source: 'https://github.com/lyonjs/shortvid.io',
};

const problemsOf = (file: string, frontMatter: Record<string, unknown>, text = '') =>
  validateFrontMatter(siteDir, {file, text, frontMatter});

const messages = (file: string, frontMatter: Record<string, unknown>) =>
  problemsOf(file, frontMatter).map(({message}) => message);

test.each(['docs/_options/crf.mdx', 'docs/lambda/_note.mdx', 'src/pages/brand.mdx'])(
  'the front matter of %s is not validated',
  (file) => {
    expect(messages(file, {anything: 1})).toEqual([]);
  },
);

const docs = 'docs/page.mdx';
const blog = 'blog/2023-07-03-4-0.mdx';
const story = 'success-stories/a.mdx';

test.each<[name: string, file: string, frontMatter: object, message: string]>([
  ['no kind', docs, {...api, kind: undefined}, '`kind` is missing.'],
  ['an unknown kind', docs, {...api, kind: 'reference'}, '`kind` is "reference".'],
  [
    'an unknown field',
    docs,
    {...api, sidebar_position: 3},
    "`sidebar_position` isn't a field of kind api.",
  ],
  [
    'a field of another kind',
    docs,
    {...api, command: 'npx remotion render'},
    "`command` isn't a field of kind api.",
  ],
  ['a missing title', docs, {...api, title: undefined}, '`title` is missing.'],
  [
    'a short description',
    docs,
    {...api, description: 'Maps one range to another.'},
    '`description` is "Maps one range to another." (26 characters).',
  ],
  [
    'a long description',
    docs,
    {...api, description: 'word '.repeat(40)},
    `\`description\` is "${'word '.repeat(40)}" (199 characters).`,
  ],
  [
    'a description that repeats the title',
    docs,
    {
      ...api,
      title: 'How a number is mapped from one range to another one',
      description: 'How a number is mapped from one range to the other one.',
    },
    '`description` repeats the title.',
  ],
  [
    'keywords instead of a question',
    docs,
    {...api, asked: ['make an mp4', 'clip, mp4, file', 'get a file out']},
    '`asked` is "clip, mp4, file".',
  ],
  [
    'a single word instead of a question',
    docs,
    {...api, asked: ['make an mp4', 'rendering', 'get a file out']},
    '`asked` is "rendering".',
  ],
  ['no api', docs, {...api, api: undefined}, '`api` is missing.'],
  [
    'an unknown package',
    docs,
    {...api, api: {package: 'react', symbol: 'useState'}},
    '`api.package` is "react".',
  ],
  [
    'a call instead of a symbol',
    docs,
    {...api, api: [api.api, {package: 'remotion', symbol: 'interpolate()'}]},
    '`api.symbol` is "interpolate()".',
  ],
  [
    'a misspelled key of api',
    docs,
    {...api, api: {package: 'remotion', symbols: 'interpolate'}},
    "`api.symbols` isn't a field of kind api.",
  ],
  [
    'a command with flags',
    docs,
    {title: 'render', description, kind: 'cli', command: 'npx remotion render --crf'},
    '`command` is "npx remotion render --crf".',
  ],
  [
    'neither message nor symptom',
    docs,
    {...trouble, message: undefined, package: undefined},
    '`message` is missing.',
  ],
  ['a message without a source', docs, {...trouble, package: undefined}, '`package` is missing.'],
  [
    'a message with two sources',
    docs,
    {...trouble, thrownBy: 'AWS'},
    '`package` is set together with `thrownBy`.',
  ],
  [
    'a symptom in addition to a message',
    docs,
    {...trouble, symptom: 'It hangs.'},
    '`symptom` is set together with a `message`.',
  ],
  ['no date', blog, {...post, date: undefined}, '`date` is missing.'],
  ['a date in words', blog, {...post, date: 'July 3, 2023'}, '`date` is "July 3, 2023".'],
  ['a slug with slashes', blog, {...post, slug: '/blog/4-0'}, '`slug` is "/blog/4-0".'],
  ['tags as one string', blog, {...post, tags: 'release'}, '`tags` is "release".'],
  ['a kind', blog, {...post, kind: 'guide'}, "`kind` isn't a field of posts."],
  [
    'an unknown poster',
    blog,
    {...post, poster: 'springs'},
    '`poster` is "springs", but no demo with this ID has a poster.',
  ],
  ['no outcome', story, post, '`outcome` is missing.'],
  [
    'no figures',
    story,
    {...post, outcome: {...outcome, figures: []}},
    '`outcome.figures` is [] (0 items).',
  ],
  [
    'no date of the outcome',
    story,
    {...post, outcome: {...outcome, asOf: undefined}},
    '`outcome.asOf` is missing.',
  ],
  [
    'a source that is no URL',
    story,
    {...post, outcome: {...outcome, source: 'interview'}},
    '`outcome.source` is "interview".',
  ],
])('reports %s', (_name, file, frontMatter, message) => {
  // As YAML would read it: without undefined fields, but with dates.
  const defined = Object.entries(frontMatter).filter(([, value]) => value !== undefined);
  expect(messages(file, Object.fromEntries(defined))).toEqual([message]);
});

test.each(['2024-02-31', '2024-13-01', '2023-02-29'])(
  'reports the impossible date %s',
  (written) => {
    const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
    const date = new Date(Date.UTC(year, month - 1, day));
    expect(problemsOf(blog, {...post, date}, `---\ndate: ${written}\n---\n`)).toEqual([
      {
        field: 'date',
        message: `\`date\` is ${written}, which isn't a valid date.`,
        remedy: 'Write the publication date as `date: 2023-07-03`.',
      },
    ]);
  },
);

describe('parseFrontMatterStrict', () => {
  const parse = (frontMatter: Record<string, unknown>, file = 'docs/interpolate.mdx') =>
    parseFrontMatterStrict({
      filePath: path.resolve(file),
      fileContent: '',
      defaultParseFrontMatter: async () => ({frontMatter, content: 'The text.'}),
    });

  test('returns the result of the default parser, with the social image of the page', async () => {
    expect(await parse(api)).toEqual({
      frontMatter: {...api, image: '/img/social/packages/remotion.png'},
      content: 'The text.',
    });
  });

  test('adds the image of a post, unless it has its own', async () => {
    const imageOf = async (frontMatter: Record<string, unknown>) =>
      (await parse(frontMatter, blog)).frontMatter['image'];
    expect(await imageOf(post)).toBe(`/img/social/blog/${post.slug}.png`);
    expect(await imageOf({...post, image: '/img/own.png'})).toBe('/img/own.png');
  });

  test('adds nothing to files that are not pages', async () => {
    const {frontMatter} = await parse({}, 'docs/_partials/options/crf.mdx');
    expect(frontMatter).toEqual({});
  });

  test('fails the build with the file, the field, the value and the fix', async () => {
    await expect(parse({...api, kind: 'reference', api: undefined})).rejects.toThrow(
      'The front matter of docs/interpolate.mdx is invalid:\n- `kind` is "reference". Write one of api, cli, guide',
    );
  });
});

describe('a docs page whose slug changes the route', () => {
  const guide = {
    title: 'Springs',
    description: 'Animate a value with the physics of a spring, and set how it moves and ends.',
    kind: 'guide',
  };
  const slugProblems = (file: string, slug?: string) =>
    problemsOf(file, slug === undefined ? guide : {...guide, slug}).map(
      ({message, remedy}) => `${message} ${remedy}`,
    );

  test.each([
    ['docs/a.mdx', undefined],
    ['docs/a.mdx', '/a'],
    ['docs/getting-started.mdx', '/'],
    ['docs/gif/gif.mdx', '/gif/gif'],
  ])('passes: %s with %s', (file, slug) => {
    expect(slugProblems(file, slug)).toEqual([]);
  });

  test('names the page whose route it takes', () => {
    expect(slugProblems('docs/a.mdx', '/spring')).toEqual([
      '`slug` is "/spring", which is the route of docs/spring.mdx, but the route of a page is the path of its file. Remove the field, or move the page with `npm run move -- /docs/a /docs/…`.',
    ]);
    expect(slugProblems('docs/a.mdx', '/')[0]).toContain('the route of docs/getting-started.mdx');
  });

  test('fails if a page with the name of its folder has none, because its route would be that of the folder', () => {
    expect(slugProblems('docs/gif/gif.mdx')[0]).toContain('Write `slug: /gif/gif`');
  });
});

test('malformed YAML stops the build, with the file and the line', async () => {
  await expect(
    parseFrontMatterStrict({
      filePath: path.resolve('blog/a.mdx'),
      fileContent: '---\napi:\n\tsymbol: a\n---\n',
      defaultParseFrontMatter: async () => ({frontMatter: post, content: ''}),
    }),
  ).rejects.toThrow('blog/a.mdx:3: The YAML is invalid at `symbol: a`');
});
