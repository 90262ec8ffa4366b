import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check} from './';
import {addressesIn} from './collect';
import {otherServices} from './other-services';
import {externalRedirects} from '../../delivery/redirects';

describe('URLs in a text', () => {
  test.each([
    ["throw new Error('See https://www.remotion.dev/docs/timeout.')", ['/docs/timeout']],
    ['See remotion.dev/docs/staticfile-remote-urls!', ['/docs/staticfile-remote-urls']],
    [
      ' * @see [Docs](https://remotion.dev/docs/encoding/#audio-codec)',
      ['/docs/encoding#audio-codec'],
    ],
    [
      "docLink: 'https://www.remotion.dev/docs/config#setenforceaudiotrack-',",
      ['/docs/config#setenforceaudiotrack-'],
    ],
    ['Visit https://remotion.dev\n', ['/']],
    ['`${DOCS_URL}/docs/lambda/setup and`', ['/docs/lambda/setup']],
    ['`https://remotion.dev/docs/${page}`', []],
    ['https://bugs.remotion.dev/api', []],
    ['hi@remotion.dev, notremotion.dev, https://remotion.development', []],
  ])('%s', (text, found) => {
    const urls = addressesIn(text).map(({path, fragment = ''}) => `${path}#${fragment}`);
    expect(urls.map((url) => url.replace(/#$/, ''))).toEqual(found);
  });
});

test('each short URL that the packages print and that leads to another site is redirected', () => {
  const redirected = externalRedirects.map(({from}) => from);
  expect(otherServices.map(({path}) => path).filter((path) => !redirected.includes(path))).toEqual([
    '/convert',
  ]);
});

const services =
  'https://remotion.dev/discord https://remotion.dev/issue https://remotion.dev/report https://remotion.dev/changelog https://remotion.dev/coc';

const files = {
  'node_modules/remotion/index.js': `
    throw new Error('https://remotion.dev/docs/timeout#cause');
    log('${services}');`,
  'node_modules/@remotion/cli/node_modules/other/index.js': "'https://remotion.dev/docs/not-ours'",
  'node_modules/@remotion/cli/README.md': 'See https://www.remotion.dev/docs/svelte',
  'docs/timeout.mdx': '## Cause {/* #cause */}\n',
  'docs/svelte.mdx': '',
};

const run = async (changes: Readonly<Record<string, string>>) => {
  const {root} = temporarySite({...files, ...changes}, 'none');
  return check.run({root});
};

describe('URLs that lead to a page', () => {
  test.each([
    ['a heading', '## What happened {/* #cause */}\n'],
    ['a heading of a partial', "import Cause from './_cause.mdx';\n\n<Cause />\n"],
    ['an element with an ID', '<div id="cause">Text</div>\n'],
    ['a page that the check `form` reports', '<b\n'],
  ])('pass if the fragment is that of %s', async (_name, text) => {
    const changes = {'docs/timeout.mdx': text, 'docs/_cause.mdx': '## Cause {/* #cause */}\n'};
    expect(await run(changes)).toEqual({
      problems: [],
      summary: '2 URLs, 5 of other services',
    });
  });

  test('pass through a redirect', async () => {
    const changes = {
      'node_modules/@remotion/cli/index.js': "'https://remotion.dev/license#mit'",
      'docs/license.mdx': '## MIT {/* #mit */}\n',
    };
    expect((await run(changes)).problems).toEqual([]);
  });
});

describe('a URL fails', () => {
  const linking = (url: string) => run({'node_modules/@remotion/cli/index.js': `'${url}'`});

  test.each([
    ['https://remotion.dev/docs/nowhere', 'There is no page at /docs/nowhere.'],
    ['https://remotion.dev/license', 'There is no page at /docs/license.'],
  ])('without a page: %s', async (url, message) => {
    expect((await linking(url)).problems).toMatchObject([
      {file: 'node_modules/@remotion/cli/index.js', message},
    ]);
  });

  test.each([
    ['without a similar heading, at the page', 'Lead.\n\n## Fix\n', 1],
    ['with a similar heading, at that heading', 'Lead.\n\n## Cause {/* #the-cause */}\n', 3],
  ])('without its element, %s', async (_name, text, line) => {
    expect((await run({'docs/timeout.mdx': text})).problems).toMatchObject([
      {
        file: 'docs/timeout.mdx',
        line,
        message: expect.stringContaining('The packages link to /docs/timeout#cause'),
        remedy: expect.stringContaining('`## … {/* #cause */}`'),
      },
    ]);
  });

  test('if the ID of its heading is not explicit', async () => {
    expect((await run({'docs/timeout.mdx': 'Lead.\n\n## Cause\n'})).problems).toEqual([
      {
        file: 'docs/timeout.mdx',
        line: 3,
        message:
          'The packages link to /docs/timeout#cause, but the heading “Cause” has no explicit ID.',
        remedy:
          'Add {/* #cause */} after the text, so that the link still works if the heading is reworded.',
      },
    ]);
  });
});

test('a service that nothing links to fails', async () => {
  const changes = {
    'node_modules/remotion/index.js': `'${services.replace('https://remotion.dev/issue', '')}'`,
  };
  expect((await run(changes)).problems.map(({message}) => message)).toEqual([
    expect.stringContaining('otherServices: `/issue` is no longer needed'),
  ]);
});
