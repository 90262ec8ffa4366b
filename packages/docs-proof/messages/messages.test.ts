import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {messagesCheck} from './';
import {errorTables} from './error-tables';
import {readShipped} from './shipped';
import {skeletonsOf} from './skeletons';
import {loadPages} from '../testing/load-pages';
import {temporarySite} from '../testing/temporary-site';

describe('the texts of a module', () => {
  test.each([
    ['a string', `throw new Error('The frame is not a number')`, ['The frame is not a number']],
    [
      'a template',
      'throw new Error(`The frame ${frame} is not in ${range[0]} to ${range[1]}.`)',
      ['The frame … is not in … to ….'],
    ],
    [
      'a concatenation',
      `throw new Error('The frame ' + frame + ' is ' + 'wrong')`,
      ['The frame … is wrong'],
    ],
    [
      'a template that goes on',
      'log(`The frame ${frame}` + ` is wrong`)',
      ['The frame … is wrong'],
    ],
    [
      'joined lines',
      `log(['The frame is wrong.', hint, 'Stop here.'].join('\\n'))`,
      ['The frame is wrong. … Stop here.'],
    ],
    [
      'joined lines with gaps',
      `log(['The frame is wrong.', a ? 'Stop it now.' : null].filter(Boolean).join(' '))`,
      ['Stop it now.', 'The frame is wrong. …'],
    ],
    [
      'a text within a template',
      'log(`The frame is wrong. ${late ? "Try again later." : ""}`)',
      ['The frame is wrong. …', 'Try again later.'],
    ],
    ['escapes', `log('It\\'s \\u0027late\\u0027 \\n now')`, ["It's 'late' now"]],
    ['single words', `log('frame', 'late')`, []],
    ['numbers', `log(1 + 2)`, []],
  ])('%s', (_name, code, texts) => {
    expect([...skeletonsOf(code)].sort()).toEqual(texts);
  });
});

const thrower = {
  'node_modules/acme/dist/index.js':
    'throw new Error(`The composition "${id}" has no duration. Set durationInFrames.`);',
  'node_modules/@acme/cli/dist/index.js': "console.log('No codec was found for ' + ending);",
};

function page(frontMatter: string, body: string): string {
  return `---\ntitle: No duration\nkind: troubleshooting\n${frontMatter}\n---\n\n## Message\n\n${body}\n`;
}

const shown = '```txt\nThe composition "MyVideo" has no duration. Set durationInFrames.\n```';
const codec = '```txt\nNo codec was found for mkv\n```';

const programs = {
  package: '@acme/renderer',
  files: (root: string) =>
    [path.join(root, 'node_modules/@acme/encoder-linux/encoder')].filter((file) =>
      existsSync(file),
    ),
};

const check = messagesCheck({
  loadPages,
  packages: ['acme', '@acme/cli'],
  programs,
  foreign: {file: 'foreign.ts', entries: []},
});

async function run(text: string) {
  const {root} = temporarySite({...thrower, 'docs/page.mdx': text}, 'none');
  return check.run({root});
}

describe('pages', () => {
  test.each([
    [
      'with a placeholder',
      'message: The composition "…" has no duration. Set durationInFrames.\npackage: acme',
      shown,
    ],
    ['a part of it', 'message: has no duration. Set durationInFrames\npackage: acme', shown],
    ['several', 'message: ["has no duration.", "Set durationInFrames."]\npackage: acme', shown],
    ['of another thrower', 'message: AccessDenied\nthrownBy: AWS', 'You see `AccessDenied: no`.'],
    ['a symptom', 'symptom: The video stutters.', 'Look.'],
  ])('a true message passes: %s', async (_name, frontMatter, body) => {
    const {problems} = await run(page(frontMatter, body));
    expect(problems).toEqual([]);
  });

  test('a message that the code does not contain fails, with the most similar message', async () => {
    const {problems} = await run(
      page(
        'message: The composition has no length set\npackage: acme',
        '`The composition has no length set`',
      ),
    );
    expect(problems).toEqual([
      {
        file: 'docs/page.mdx',
        line: 4,
        message:
          "The code of acme doesn't contain the message “The composition has no length set”.",
        remedy: expect.stringContaining(
          '“The composition "…" has no duration. Set durationInFrames.”',
        ),
      },
    ]);
  });

  test('a value where the code has a placeholder fails', async () => {
    const {problems} = await run(
      page('message: The composition "MyVideo" has no duration.\npackage: acme', shown),
    );
    expect(problems).toHaveLength(1);
  });

  test('the correct package is suggested', async () => {
    const {problems} = await run(page('message: No codec was found for …\npackage: acme', codec));
    expect(problems.map(({remedy}) => remedy)).toEqual([
      'Set `package: "@acme/cli"`. That package contains the message.',
    ]);
  });

  test('a package that is not installed fails', async () => {
    const {problems} = await run(
      page('message: No codec was found for …\npackage: "@acme/lottie"', codec),
    );
    expect(problems.map(({message}) => message)).toEqual([
      expect.stringContaining("@acme/lottie isn't installed"),
    ]);
  });

  test('`thrownBy` fails if a package contains the message', async () => {
    const {problems} = await run(
      page('message: No codec was found for …\nthrownBy: Chrome', codec),
    );
    expect(problems.map(({remedy}) => remedy)).toEqual([
      'Use `package: "@acme/cli"` instead of `thrownBy`.',
    ]);
  });

  test('a page that does not show its message fails', async () => {
    const {problems} = await run(
      page('message: No codec was found for …\npackage: "@acme/cli"', 'The codec is missing.'),
    );
    expect(problems.map(({message}) => message)).toEqual([
      "The page doesn't show the exact message “No codec was found for …”.",
    ]);
  });
});

test('a message of a package is found in its native program', async () => {
  const {root} = temporarySite(
    {
      'node_modules/@acme/renderer/index.js': '',
      'node_modules/@acme/encoder-linux/encoder': '\0\u0001No frame found at \0 for source \0',
      'docs/page.mdx': page(
        'message: No frame found at … for source …\npackage: "@acme/renderer"',
        '`No frame found at 3 for source a.mp4`',
      ),
    },
    'none',
  );
  expect((await check.run({root})).problems).toEqual([]);
});

describe('messages below Errors', () => {
  const errors = (cell: string) =>
    `---\ntitle: play()\nkind: guide\n---\n\n## Errors\n\n| message | cause |\n| --- | --- |\n| ${cell} | no \`duration\` |\n`;
  const tables = async (cell: string) => {
    const {root} = temporarySite({...thrower, 'docs/page.mdx': errors(cell)}, 'none');
    const {pages} = loadPages(root);
    const packages = ['acme', '@acme/cli'];
    const shipped = await readShipped(root, packages, programs);
    return errorTables(root, pages, shipped, packages, true, {
      file: 'foreign.ts',
      entries: [{message: 'AccessDenied: …'}],
    });
  };

  test('a message with its values passes', async () => {
    const {count, problems} = await tables(
      '`The composition "MyVideo" has no duration. Set durationInFrames.`, `AccessDenied: no`',
    );
    expect([count, problems]).toEqual([2, []]);
  });

  test('a misquoted word fails, with the message that is meant', async () => {
    const {problems} = await tables(
      '`The composition "MyVideo" has no length. Set durationInFrames.`, `AccessDenied: no`',
    );
    expect(problems).toEqual([
      {
        file: 'docs/page.mdx',
        line: 10,
        message:
          'No documented package contains the message `The composition "MyVideo" has no length. Set durationInFrames.`.',
        remedy: expect.stringContaining(
          '“The composition "…" has no duration. Set durationInFrames.”',
        ),
      },
    ]);
  });

  test.each([
    ['The composition "MyVideo" has no duration.', false],
    ['The composition "MyVideo" has no duration. Set', false],
    ['The composition "MyVideo" has no duration. …', true],
    ['has no duration', true],
  ])('`%s` is complete: %s', async (message, isComplete) => {
    const {problems} = await tables(`\`${message}\`, \`AccessDenied: no\``);
    expect(problems).toEqual(
      isComplete
        ? []
        : [
            {
              file: 'docs/page.mdx',
              line: 10,
              message: `The message \`${message}\` is incomplete. In the code, it is: “The composition "…" has no duration. Set durationInFrames.”`,
              remedy: 'Quote the whole message, or end the quotation with ….',
            },
          ],
    );
  });

  test('an entry of the list that no page quotes fails', async () => {
    const {problems} = await tables('`No codec was found for mkv`');
    expect(problems).toMatchObject([
      {
        file: 'foreign.ts',
        message: expect.stringContaining('AccessDenied: …'),
      },
    ]);
  });
});
