import path from 'node:path';
import {impossibleDates} from '../../../../plugins/front-matter/dates';
import {describe, expect, test} from 'vitest';
import {
  parseFrontMatterStrict,
  unknownPosters,
  validateFrontMatter,
} from '../../../../plugins/front-matter';

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

function problems(frontMatter: Record<string, unknown>, file = 'docs/page.mdx'): string[] {
  return validateFrontMatter(file, frontMatter).map(({message}) => message);
}

describe('what is right', () => {
  test.each([
    ['an API', api],
    [
      'an API of two exports',
      {...api, api: [api.api, {package: '@remotion/lambda/client', symbol: 'Series.Sequence'}]},
    ],
    ['the overview of a package', {...api, api: {package: '@remotion/paths'}}],
    ['a removed API', {...api, removed: 'Use `interpolate()`.'}],
    [
      'a command',
      {
        title: 'npx remotion lambda sites create',
        description,
        kind: 'cli',
        command: 'npx remotion lambda sites create',
      },
    ],
    [
      'a removed command',
      {
        title: 'npx remotion install',
        description,
        kind: 'cli',
        command: 'npx remotion install',
        removed: 'The renderer brings FFmpeg along.',
      },
    ],
    ['a guide', {title: 'Rendering', description, kind: 'guide'}],
    ['a message', trouble],
    ['several messages', {...trouble, message: [trouble.message, 'Timeout']}],
    ['a message of somebody else', {...trouble, package: undefined, thrownBy: 'AWS'}],
    [
      'a symptom',
      {...trouble, message: undefined, package: undefined, symptom: 'The video flickers.'},
    ],
  ])('%s', (_name, frontMatter) => {
    expect(problems(JSON.parse(JSON.stringify(frontMatter)) as Record<string, unknown>)).toEqual(
      [],
    );
  });

  test.each(['blog', 'learn'])('a post in %s', (folder) => {
    expect(problems(post, `${folder}/2023-07-03-4-0.mdx`)).toEqual([]);
  });

  test('partials and pages of React have no front matter of ours', () => {
    expect(problems({}, 'docs/_options/crf.mdx')).toEqual([]);
    expect(problems({}, 'docs/lambda/_note.mdx')).toEqual([]);
    expect(problems({anything: 1}, 'src/pages/brand.mdx')).toEqual([]);
  });
});

describe('what is wrong', () => {
  test.each([
    ['no kind', {...api, kind: undefined}, '`kind` is missing.'],
    ['an unknown kind', {...api, kind: 'reference'}, '`kind` is "reference".'],
    [
      'an unknown field',
      {...api, sidebar_position: 3},
      "`sidebar_position` isn't a field of kind api.",
    ],
    [
      'a field of another kind',
      {...api, command: 'npx remotion render'},
      "`command` isn't a field of kind api.",
    ],
    ['a missing title', {...api, title: undefined}, '`title` is missing.'],
    [
      'a short description',
      {...api, description: 'Maps one range to another.'},
      '`description` is "Maps one range to another." (26 characters).',
    ],
    [
      'a long description',
      {...api, description: 'word '.repeat(40)},
      expect.stringMatching(/\(199 characters\)\.$/),
    ],
    [
      'a description that repeats the title',
      {
        ...api,
        title: 'How a number is mapped from one range to another one',
        description: 'How a number is mapped from one range to the other one.',
      },
      '`description` repeats the title.',
    ],
    [
      'keywords instead of a question',
      {...api, asked: ['make an mp4', 'clip, mp4, file', 'get a file out']},
      '`asked` is "clip, mp4, file".',
    ],
    [
      'a single word instead of a question',
      {...api, asked: ['make an mp4', 'rendering', 'get a file out']},
      '`asked` is "rendering".',
    ],
    ['no api', {...api, api: undefined}, '`api` is missing.'],
    [
      'an unknown package',
      {...api, api: {package: 'react', symbol: 'useState'}},
      '`api.package` is "react".',
    ],
    [
      'a symbol as it is called',
      {...api, api: {package: 'remotion', symbol: 'interpolate()'}},
      '`api.symbol` is "interpolate()".',
    ],
    [
      'a misspelled key of api',
      {...api, api: {package: 'remotion', symbols: 'interpolate'}},
      "`api.symbols` isn't a field of kind api.",
    ],
    [
      'a command with flags',
      {title: 'render', description, kind: 'cli', command: 'npx remotion render --crf'},
      '`command` is "npx remotion render --crf".',
    ],
    [
      'neither message nor symptom',
      {...trouble, message: undefined, package: undefined},
      '`message` is missing.',
    ],
    ['a message of nobody', {...trouble, package: undefined}, '`package` is missing.'],
    [
      'a message of two',
      {...trouble, thrownBy: 'AWS'},
      '`package` is set together with `thrownBy`.',
    ],
    [
      'a symptom beside a message',
      {...trouble, symptom: 'It hangs.'},
      '`symptom` is set together with a `message`.',
    ],
  ])('%s', (_name, frontMatter, message) => {
    expect(problems(JSON.parse(JSON.stringify(frontMatter)) as Record<string, unknown>)).toEqual([
      message,
    ]);
  });

  test.each([
    ['no date', {...post, date: undefined}, '`date` is missing.'],
    ['a date in words', {...post, date: 'July 3, 2023'}, '`date` is "July 3, 2023".'],
    ['a slug with slashes', {...post, slug: '/blog/4-0'}, '`slug` is "/blog/4-0".'],
    ['tags as one string', {...post, tags: 'release'}, '`tags` is "release".'],
    ['a kind', {...post, kind: 'guide'}, "`kind` isn't a field of posts."],
  ])('a post with %s', (_name, frontMatter, message) => {
    expect(problems(frontMatter, 'blog/2023-07-03-4-0.mdx')).toEqual([message]);
  });
});

describe('the outcome of a story', () => {
  const outcome = {
    text: 'The export takes a minute.',
    figures: [{value: '1 minute', label: 'for ten slides'}],
    asOf: '2021',
    source: 'https://github.com/lyonjs/shortvid.io',
  };

  test('is accepted', () => {
    expect(problems({...post, outcome}, 'success-stories/a.mdx')).toEqual([]);
  });

  test.each([
    ['figures', {...outcome, figures: []}, '`outcome.figures` is [].'],
    ['a date', {...outcome, asOf: undefined}, '`outcome.asOf` is missing.'],
    ['a URL', {...outcome, source: 'interview'}, '`outcome.source` is "interview".'],
  ])('needs %s', (_name, wrong, message) => {
    expect(problems({...post, outcome: wrong}, 'success-stories/a.mdx')).toEqual([message]);
  });
});

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
      (await parse(frontMatter, 'blog/2023-07-03-4-0.mdx')).frontMatter['image'];
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

test('a date that is not in the calendar is a problem', () => {
  const dated = (date: string) => impossibleDates(`---\ntitle: Hello\ndate: ${date}\n---\n`);
  expect(dated('2024-02-31')).toEqual([
    {
      field: 'date',
      message: "`date` is 2024-02-31, which isn't a valid date.",
      remedy: 'Write a valid date: `date: 2023-07-03`.',
    },
  ]);
  expect(dated('2024-13-01')).toHaveLength(1);
  expect(dated('2023-02-29')).toHaveLength(1);
  expect(dated('2024-02-29')).toEqual([]);
});

describe('the poster of a post', () => {
  const siteDir = path.join(import.meta.dirname, '../../../..');
  const unknown = (poster: unknown) => unknownPosters(siteDir, {...post, poster});

  test('is one of a demo', () => {
    expect(unknown('spring')).toEqual([]);
    expect(unknown(undefined)).toEqual([]);
  });

  test('is reported with the value and the similar ID, or with what to write', () => {
    expect(unknown('springs')).toEqual([
      {
        field: 'poster',
        message: '`poster` is "springs", but no demo with this ID has a poster.',
        remedy: 'Write `poster: spring`. If the demo is new, run `npm run posters`.',
      },
    ]);
    expect(unknown('my-holidays')).toMatchObject([
      {
        remedy:
          'Write the ID of a demo in src/demos/: `poster: spring`. If the demo is new, run `npm run posters`.',
      },
    ]);
  });

  test('stops the build, with the file', async () => {
    await expect(
      parseFrontMatterStrict({
        filePath: path.join(siteDir, 'blog/4-0.mdx'),
        fileContent: '',
        defaultParseFrontMatter: async () => ({
          frontMatter: {...post, poster: 'springs'},
          content: '',
        }),
      }),
    ).rejects.toThrow(
      'The front matter of blog/4-0.mdx is invalid:\n- `poster` is "springs", but no demo with this ID has a poster. Write `poster: spring`.',
    );
  });
});

describe('a docs page whose slug changes the route', () => {
  const guide = {
    title: 'Springs',
    description: 'Animate a value with the physics of a spring, and set how it moves and ends.',
    kind: 'guide',
  };
  const problemsOf = (file: string, slug?: string) =>
    validateFrontMatter(file, slug === undefined ? guide : {...guide, slug}).map(
      ({message, remedy}) => `${message} ${remedy}`,
    );

  test.each([
    ['docs/a.mdx', undefined],
    ['docs/a.mdx', '/a'],
    ['docs/getting-started.mdx', '/'],
    ['docs/gif/gif.mdx', '/gif/gif'],
  ])('passes: %s with %s', (file, slug) => {
    expect(problemsOf(file, slug)).toEqual([]);
  });

  test('names the page whose route it takes', () => {
    expect(problemsOf('docs/a.mdx', '/spring')).toEqual([
      '`slug` is "/spring", which is the route of docs/spring.mdx, but the route of a page is the path of its file. Remove the field, or move the page with `npm run move -- /docs/a /docs/…`.',
    ]);
    expect(problemsOf('docs/a.mdx', '/')[0]).toContain('the route of docs/getting-started.mdx');
  });

  test('fails if a page with the name of its folder has none, because its route would be that of the folder', () => {
    expect(problemsOf('docs/gif/gif.mdx')[0]).toContain('Write `slug: /gif/gif`');
  });
});

test('a success story needs an outcome', () => {
  const story = {...post, slug: 'yarx'};
  expect(validateFrontMatter('success-stories/yarx.mdx', story)).toMatchObject([
    {field: 'outcome', message: '`outcome` is missing.'},
  ]);
  expect(validateFrontMatter('blog/yarx.mdx', story)).toEqual([]);
});

test.each([
  [
    'CRLF line endings',
    '---\r\ntitle: A\r\n---\r\n',
    'blog/a.mdx:1: The file has CRLF line endings.',
  ],
  ['a tab', '---\napi:\n\tsymbol: a\n---\n', 'blog/a.mdx:3: The YAML is invalid at `symbol: a`'],
])('%s stop the build, with the file and the line', async (_name, fileContent, message) => {
  await expect(
    parseFrontMatterStrict({
      filePath: path.resolve('blog/a.mdx'),
      fileContent,
      defaultParseFrontMatter: async () => ({frontMatter: post, content: ''}),
    }),
  ).rejects.toThrow(message);
});
