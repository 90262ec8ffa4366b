import {fence, temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check} from './';
import {checkBanned} from './wording';

const prose = `${'The composition plays from frame 0 to the last frame. '.repeat(12)}\n`;

const guide = {
  title: 'Rendering a clip',
  description: 'Turn a composition into an MP4 file from the command line, and look at the result.',
  kind: 'guide',
};

const guideBody = `You will have a clip on your disk.

## Before you start

${prose}
## 1. Write the component

${prose}
## 2. Render it

## Check that it works

## Pitfalls

## Next steps
`;

function page(frontMatter: Readonly<Record<string, unknown>>, body: string): string {
  const fields = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
  return `---\n${fields}\n---\n\n${body}`;
}

/** The problems of docs/page.mdx, and of the other files, as `line message`. */
async function problemsOf(
  text: string,
  others: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const {root} = temporarySite(
    {
      'docs/spring.mdx': page({...guide, title: 'Springs'}, guideBody),
      'node_modules/remotion/index.js': "'https://remotion.dev/docs/page#the-cause'",
      'node_modules/@remotion/cli/index.js': '',
      'docs/page.mdx': text,
      ...others,
    },
    'none',
  );
  const {problems} = await check.run({root});
  return problems.map(({line, message}) => `${line} ${message}`);
}

/** The problems of a guide with a paragraph of its own. */
function problemsIn(paragraph: string): Promise<string[]> {
  return problemsOf(
    page(guide, guideBody.replace('## Pitfalls\n', `## Pitfalls\n\n${paragraph}\n`)),
  );
}

/** The remedies for the words of a sentence. */
function remediesIn(text: string): string[] {
  return checkBanned({text, line: 1, quoted: false}, true).map(({remedy}) => remedy);
}

/** Where the paragraph of `problemsIn` stands. */
const line = 23;

test('a page in the right form passes', async () => {
  expect(await problemsOf(page(guide, guideBody))).toEqual([]);
});

test('a page that cannot be parsed fails at its line', async () => {
  expect(await problemsOf(page(guide, 'The range {0 to 30}.\n'))).toEqual([
    expect.stringMatching(/^7 The page cannot be parsed/),
  ]);
});

test('front matter is held to the schema, at the line of the field', async () => {
  expect(await problemsOf(page({...guide, level: 3}, guideBody))).toEqual([
    "5 `level` isn't a field of kind guide.",
  ]);
});

describe('identity', () => {
  const api = {...guide, kind: 'api', api: {package: 'remotion', symbol: 'Series.Sequence'}};
  const body = `The lead.

${prose}
${['Example', 'Props', 'Errors', 'Compatibility', 'See also'].map((part) => `## ${part}\n`).join('\n')}`;

  test.each(['<Series.Sequence>', 'Series.Sequence()', 'Series.Sequence'])(
    '%s is a title',
    async (title) => {
      expect(await problemsOf(page({...api, title}, body))).toEqual([]);
    },
  );

  test('a title in other words fails', async () => {
    expect(await problemsOf(page({...api, title: 'The Series component'}, body))).toEqual([
      "2 The title “The Series component” isn't the name of the API.",
    ]);
  });
});

describe('overview of the Troubleshooting category', () => {
  const problemPage = (title: string) =>
    page(
      {...guide, title, kind: 'troubleshooting', symptom: 'The clip is black.'},
      `You see this in a render.

${prose}
${['Symptom', 'Cause', 'Fix', 'Confirm', 'Avoid it', 'See also'].map((part) => `## ${part}\n`).join('\n')}`,
    );
  const files = (links: string) => ({
    'docs/troubleshooting.mdx': page(
      {...guide, title: 'Troubleshooting'},
      guideBody.replace('## Pitfalls\n', `## Pitfalls\n\n${links}\n`),
    ),
    'docs/spring.mdx': problemPage('A black clip'),
  });

  test('links to every troubleshooting page, with or without a fragment', async () => {
    const links = '[A white clip](/docs/page) and [a black clip](/docs/spring#fix).';
    expect(await problemsOf(problemPage('A white clip'), files(links))).toEqual([]);
  });

  test('a missing page fails once', async () => {
    const missing = "1 The overview doesn't link to /docs/spring, a page of kind troubleshooting.";
    expect(
      await problemsOf(problemPage('A white clip'), files('[A white clip](/docs/page).')),
    ).toEqual([missing]);
    expect(await problemsOf(page(guide, guideBody), files(''))).toEqual([missing]);
  });

  test('checks a single page', async () => {
    const {root} = temporarySite(
      {
        'node_modules/remotion/index.js': '',
        'node_modules/@remotion/cli/index.js': '',
        ...files(''),
      },
      'none',
    );
    const {problems} = await check.run({root, files: ['docs/spring.mdx']});
    expect(problems.map(({message}) => message)).toEqual([
      "The overview doesn't link to /docs/spring, a page of kind troubleshooting.",
    ]);
  });
});

describe('parts', () => {
  const bodies: Record<string, [Record<string, unknown>, string[]]> = {
    api: [
      {kind: 'api', title: 'spring()', api: {package: 'remotion', symbol: 'spring'}},
      ['Example', 'Arguments', 'Options', 'Return value', 'Errors', 'Compatibility', 'See also'],
    ],
    overview: [
      {kind: 'api', api: {package: '@remotion/paths'}},
      ['APIs', 'Installation', 'Example', 'See also'],
    ],
    removed: [
      {
        kind: 'api',
        title: '<Null>',
        api: {package: 'remotion', symbol: 'Null'},
        removed: 'Nothing took its place.',
      },
      ['Replacement', 'Migration', 'See also'],
    ],
    cli: [{kind: 'cli', command: 'npx remotion render'}, ['Usage', 'Example', 'Flags', 'See also']],
    'a command of commands': [
      {kind: 'cli', command: 'npx remotion lambda'},
      ['Commands', 'Usage', 'Example', 'See also'],
    ],
    'a command that documents its subcommands': [
      {kind: 'cli', command: 'npx remotion lambda quotas'},
      ['Usage', 'Example', 'Commands', 'Flags', 'See also'],
    ],
    'a removed command': [
      {kind: 'cli', command: 'npx remotion install', removed: 'Nothing took its place.'},
      ['Replacement', 'Migration', 'See also'],
    ],
    'a list of overviews': [
      {kind: 'api', api: [{package: 'remotion'}, {package: '@remotion/paths'}]},
      ['APIs', 'Installation', 'Example', 'See also'],
    ],
    symptom: [
      {kind: 'troubleshooting', symptom: 'The video stutters.'},
      ['Symptom', 'Cause', 'Fix', 'Confirm', 'Avoid it', 'See also'],
    ],
    troubleshooting: [
      {kind: 'troubleshooting', message: 'It is late', package: 'remotion'},
      ['Message', 'Cause', 'Fix', 'Confirm', 'Avoid it', 'See also'],
    ],
    term: [{kind: 'term'}, ['Example', 'Where it shows up']],
    product: [
      {kind: 'product'},
      ['What it does', 'What it needs', 'What it does not do', 'How to start'],
    ],
    legal: [{kind: 'legal'}, []],
  };

  const write = (fields: Record<string, unknown>, headings: readonly string[]) =>
    page(
      {title: guide.title, description: guide.description, ...fields},
      `The lead says it.\n\n${fields.kind === 'term' ? '' : prose}\n${headings.map((heading) => `## ${heading}\n\n`).join('')}`,
    );

  test.each(Object.entries(bodies))(
    'all parts of %s pass, with others between',
    async (_kind, [fields, headings]) => {
      expect(await problemsOf(write(fields, headings))).toEqual([]);
      expect(
        await problemsOf(
          write(
            fields,
            headings.flatMap((heading) => [heading, `${heading} more`]),
          ),
        ),
      ).toEqual([]);
    },
  );

  test.each(Object.entries(bodies).filter(([, [, headings]]) => headings.length > 0))(
    'a missing part of %s fails, and parts in another order',
    async (_kind, [fields, headings]) => {
      expect(await problemsOf(write(fields, headings.slice(0, -1)))).toEqual([
        expect.stringContaining(`has no heading “## ${headings.at(-1)}”`),
      ]);
      expect(await problemsOf(write(fields, [headings.at(-1)!, ...headings.slice(0, -1)]))).toEqual(
        [expect.stringContaining(`The heading “${headings.at(-1)}” is in the wrong place`)],
      );
    },
  );

  test('a guide without steps fails', async () => {
    const body = guideBody
      .replace('## 1. Write the component\n', '')
      .replace('## 2. Render it\n', '');
    expect(await problemsOf(page(guide, body))).toEqual([
      expect.stringContaining(
        'There is no heading between “Before you start” and “Check that it works”',
      ),
    ]);
  });

  test('a guide that explains has headings of its own', async () => {
    const body = guideBody.replace('1. Write', 'Write').replace('2. Render', 'Render');
    expect(await problemsOf(page(guide, body))).toEqual([]);
  });

  test('steps that are miscounted fail', async () => {
    expect(await problemsOf(page(guide, guideBody.replace('2. Render', '3. Render')))).toEqual([
      expect.stringContaining('“3. Render it” is step 2'),
    ]);
  });

  test('a page without a lead fails', async () => {
    expect(await problemsOf(page(guide, guideBody.replace(/^.*\n/, '')))).toEqual([
      expect.stringContaining("doesn't start with a paragraph"),
    ]);
  });
});

test('an ID that is there twice fails, also in partials', async () => {
  for (const first of ['### One {/* #same */}', '### Same']) {
    expect(await problemsIn(`${first}\n\n### Two {/* #same */}`)).toEqual([
      expect.stringMatching(/“Two” has the same ID as “(?:One|Same)” on line \d+: “same”/),
    ]);
  }
  const text = page(
    guide,
    guideBody.replace(
      '## Pitfalls\n',
      "## Pitfalls\n\nimport Crf from './_crf.mdx';\n\n<Crf />\n\n<Crf />\n",
    ),
  );
  expect(await problemsOf(text, {'docs/_crf.mdx': '### `crf?`\n'})).toEqual([
    expect.stringContaining('has the same ID as “crf?” on line 1'),
  ]);
});

test('a table whose rows share a line fails', async () => {
  const table = '| frames | size |\n| --- | --- |\n| all frames | 473 kB |';
  expect(await problemsIn(table)).toEqual([]);
  expect(await problemsIn(table.replaceAll('\n', ' '))).toEqual([
    `${line} A table is part of a paragraph, so it is shown as text.`,
  ]);
});

describe('links', () => {
  test.each([
    'See [springs](/docs/spring) and [their steps](/docs/spring#2-render-it).',
    'See [the pitfalls](#pitfalls) and [the docs of React](https://react.dev).',
    'Write [the community](https://remotion.dev/discord).',
    'See <a href="/docs/spring">springs</a>.',
  ])('%s passes', async (text) => {
    expect(await problemsIn(text)).toEqual([]);
  });

  test.each([
    ['See [springs](/docs/spring/).', 'ends with a slash or a file extension'],
    ['See [springs](/docs/spring.mdx).', 'ends with a slash or a file extension'],
    ['See [springs](./spring).', 'is a relative link'],
    ['See <a href="./spring">springs</a>.', 'is a relative link'],
    [
      'See [springs](https://www.remotion.dev/docs/spring).',
      'is a full URL of a page on this site',
    ],
  ])('%s fails', async (text, message) => {
    expect(await problemsIn(text)).toEqual([expect.stringMatching(new RegExp(`^${line} `))]);
    expect((await problemsIn(text))[0]).toContain(message);
  });
});

describe('words', () => {
  test.each([
    'Write `just`, `ffmpeg` and `remotion render` as code.',
    'The props react to changes, from 1–5 frames, in an entry point, by Node.js and npm.',
    '> “It is just so easy!”, said somebody.',
    'Entry points are files; GIFs and URLs are what they are.',
    'The file `@remotion/player` and [FFmpeg](https://ffmpeg.org) are well-known.',
    'Easing curves and adjustments justify themselves.',
  ])('%s passes', async (text) => {
    expect(await problemsIn(text)).toEqual([]);
  });

  test.each([
    ['You simply render it.', '“simply”'],
    ['It is Easy to render.', '“Easy”'],
    ['It just works.', '“just”'],
    ['Obviously it renders.', '“Obviously”'],
    ['It renders!', '“!”'],
    ['It renders — slowly.', '“—”'],
    ['It renders - slowly.', '“-”'],
    ['It renders (TODO).', '“TODO”'],
    ['This powerful tool renders.', '“powerful”'],
    ['With a prop foo it renders.', '“foo”'],
    ['You will be able to render.', '“will be able to”'],
  ])('%s fails', async (text, word) => {
    expect(await problemsIn(text)).toEqual([
      expect.stringContaining(`${word} is not used in prose`),
    ]);
  });

  test.each([
    ['You need not render it.', "doesn't need to render"],
    ['It is not used any more.', 'no longer'],
    ['It renders anew.', 'again'],
    ['Other than in React, it renders.', 'unlike in'],
    ['In contrast to React, it renders.', 'unlike'],
    ['Wrap it, for otherwise it flickers.', 'because otherwise'],
    ['Wrap it; else it flickers.', '; otherwise,'],
    ['Nobody has to wait.', 'no one'],
    ['Somebody else renders it.', 'someone'],
    ['The same holds for stills.', 'also'],
    ['Frames are counted from 0.', 'zero-based'],
    ['It returns two pictures.', 'images'],
    ['Where the file is missing, it throws.', 'If the'],
    ['It exists by v4.0.132.', 'since v4.0.132”, or “v4.0.132 or earlier'],
    ['It hands the props to the component.', 'passes the'],
    ['Each tab draws the component.', 'render the component'],
    ['A wrong flag ends the command.', 'the command fails'],
    ['The file lies in the folder.', 'is in'],
  ])('%s has a remedy in its own words', (text, words) => {
    expect(remediesIn(text)).toEqual([expect.stringContaining(`Write “${words}`)]);
  });

  test.each([
    'You can pass any more specific type.',
    'Picture-in-picture plays one video above another.',
    'Where you put it makes no difference.',
    'The canvas shows what you draw.',
  ])('%s passes', async (text) => {
    expect(await problemsIn(text)).toEqual([]);
  });

  test.each([
    ['Write it in Typescript.', 'TypeScript'],
    ['Write it in react.', 'React'],
    ['Write it in ReactJS.', 'React'],
    ['Render with ffmpeg.', 'FFmpeg'],
    ['Look at Github.', 'GitHub'],
    ['Run it on NodeJS.', 'Node.js'],
    ['Run it on aws lambda.', 'AWS Lambda'],
    ['Run it on MacOS.', 'macOS'],
    ['Install remotion.', 'Remotion'],
    ['Pass a url.', 'URL'],
    ['Pass the entrypoint.', 'entry point'],
    ['Render gifs.', 'GIFs'],
  ])('%s fails', async (text, name) => {
    expect(await problemsIn(text)).toEqual([expect.stringContaining(`is spelled ${name}:`)]);
  });

  test('the line of a word in a wrapped paragraph is its own', async () => {
    expect(await problemsIn('The first line\nand simply another.')).toEqual([
      expect.stringMatching(new RegExp(`^${line + 1} `)),
    ]);
  });

  test('title and description are prose too, but a call or a tag in a title is code', async () => {
    expect(await problemsOf(page({...guide, title: 'Rendering with ffmpeg'}, guideBody))).toEqual([
      expect.stringMatching(/^2 .*FFmpeg/),
    ]);
    expect(await problemsOf(page({...guide, title: 'The <Gif> of it'}, guideBody))).toEqual([]);
  });
});

describe('fences', () => {
  test.each([
    [
      'ts',
      '// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\nexport const b = 2;',
      'The code block displays 2 files as one',
    ],
    ['json', '{"a": 1,}', "The code block isn't valid JSON"],
  ])('%s fails', async (language, code, message) => {
    expect(await problemsIn(fence(language, code))).toEqual([expect.stringContaining(message)]);
  });

  test('right ones pass', async () => {
    expect(await problemsIn(fence('json', '{"a": 1}') + '\n' + fence('txt', 'foo'))).toEqual([]);
    const hidden =
      '// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\n// ---cut---\nexport const b = 2;';
    expect(await problemsIn(fence('ts', hidden))).toEqual([]);
  });
});

describe('a link with the name of an API as its text', () => {
  const folder = {
    'docs/folder.mdx': `---\ntitle: "<Folder>"\ndescription: ${guide.description}\nkind: api\napi: {package: remotion, symbol: Folder}\n---\n`,
  };
  const link = (text: string): Promise<string[]> =>
    problemsOf(page(guide, guideBody.replace('## Pitfalls\n', `## Pitfalls\n\n${text}\n`)), {
      ...folder,
    });
  const mentions = (problems: readonly string[]): string[] =>
    problems.filter((problem) => problem.includes('is the name of an API'));

  test.each([
    '[`<Folder>`](/docs/folder)',
    '[`<Folder>` in a guide](/docs/spring)',
    '[`<Sequence>`](/docs/spring)',
  ])('%s passes', async (text) => {
    expect(mentions(await link(text))).toEqual([]);
  });

  test('fails if it leads to another page', async () => {
    expect(mentions(await link('[`<Folder>`](/docs/spring)'))).toEqual([
      `${line} The link text \`<Folder>\` is the name of an API, but /docs/spring isn't the page of that API.`,
    ]);
  });
});
