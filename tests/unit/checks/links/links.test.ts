import {describe, expect, test} from 'vitest';
import {builtCheck, check} from '../../../../checks/links-from-outside';
import {idsOf} from '../../../../checks/links-from-outside/built';
import {addressesIn} from '../../../../checks/links-from-outside/collect';
import {judge, type Destinations} from '../../../../checks/links-from-outside/judge';
import {otherServices} from '../../../../checks/links-from-outside/other-services';
import {externalRedirects} from '../../../../delivery/redirects';
import type {Redirect} from '../../../../redirects';
import {temporarySite} from '../temporary-site';

describe('URLs in a text', () => {
  test.each([
    [
      "throw new Error('See https://www.remotion.dev/docs/timeout.')",
      ['remotion.dev/docs/timeout'],
    ],
    ['See remotion.dev/docs/staticfile-remote-urls!', ['remotion.dev/docs/staticfile-remote-urls']],
    [
      ' * @see [Docs](https://remotion.dev/docs/encoding/#audio-codec)',
      ['remotion.dev/docs/encoding#audio-codec'],
    ],
    [
      "docLink: 'https://www.remotion.dev/docs/config#setenforceaudiotrack-',",
      ['remotion.dev/docs/config#setenforceaudiotrack-'],
    ],
    ['Visit https://remotion.dev\n', ['remotion.dev/']],
    ['`${DOCS_URL}/docs/lambda/setup and`', ['remotion.dev/docs/lambda/setup']],
    ['https://bugs.remotion.dev/api/${VERSION}', ['bugs.remotion.dev/api']],
    ['`https://remotion.dev/docs/${page}`', []],
    ['hi@remotion.dev, notremotion.dev, https://remotion.development', []],
  ])('%s', (text, found) => {
    expect(
      addressesIn(text).map(
        ({host, path, fragment}) => `${host}${path}${fragment ? `#${fragment}` : ''}`,
      ),
    ).toEqual(found);
  });
});

const site: Destinations = {
  find: (route) =>
    route === '/docs/timeout'
      ? {file: 'docs/timeout.mdx', fragments: new Set(['cause', '--gl', 'fix'])}
      : undefined,
  isUnknown: (route) => route === '/templates',
  hasRedirect: (from) => from !== '/lost',
  lineOfRedirect: () => 5,
  similar: (_file, id) => (id === 'causes' ? {file: 'docs/_cause.mdx', line: 7} : undefined),
  derived: (file, id) => (id === 'fix' ? {file, line: 9, text: 'Fix'} : undefined),
};

function address(path: string, fragment?: string, host = 'remotion.dev') {
  return {host, path, fragment, places: ['node_modules/remotion/index.js']};
}

describe('judging a URL', () => {
  const discord = address('/discord');
  const redirects: Redirect[] = [{from: '/timeout', to: '/docs/timeout'}];
  const judged = (
    addresses: readonly ReturnType<typeof address>[],
    services = [{path: '/discord', reason: 'the chat'}],
    hosts: Record<string, string> = {},
  ) => judge([...addresses, discord], redirects, site, (path) => path === '/coc', services, hosts);
  const messages = (...parameters: Parameters<typeof judged>) =>
    judged(...parameters).problems.map(({message}) => message);

  test('a URL of a page and its fragment passes, also through redirects', () => {
    expect(judged([address('/docs/timeout', 'cause'), address('/timeout', '--gl')])).toEqual({
      problems: [],
      landed: 2,
      unknown: [],
      elsewhere: 1,
    });
  });

  test('a page that only the build knows is unknown', () => {
    expect(judged([address('/templates')])).toMatchObject({problems: [], unknown: ['/templates']});
  });

  test('a heading that packages link to needs an explicit ID, also through redirects', () => {
    expect(judged([address('/docs/timeout', 'fix')]).problems).toEqual([
      {
        file: 'docs/timeout.mdx',
        line: 9,
        message: "The toolkit's packages link to #fix, but the heading “Fix” has no explicit ID.",
        remedy:
          'Add {#fix} after the text, so that the link still works if the heading is reworded.',
      },
    ]);
    expect(judged([address('/timeout', 'fix')]).problems).toHaveLength(1);
  });

  test('a missing fragment is reported for the page', () => {
    expect(judged([address('/docs/timeout', 'gone')]).problems).toEqual([
      {
        file: 'docs/timeout.mdx',
        line: 1,
        message: expect.stringContaining('/docs/timeout#gone'),
        remedy:
          'Add the ID to the heading that the packages link to: `## … {#gone}`. If the heading was removed, restore it.',
      },
    ]);
  });

  test('a changed ID is reported for the heading whose ID is similar', () => {
    expect(judged([address('/docs/timeout', 'causes')]).problems).toMatchObject([
      {file: 'docs/_cause.mdx', line: 7},
    ]);
  });

  test('a redirect to a page without the fragment fails', () => {
    expect(messages([address('/timeout', 'gone')])).toHaveLength(1);
  });

  describe('a redirect', () => {
    const judgedWith = (redirect: Redirect) =>
      judge([address(redirect.from)], [redirect], site, () => false, [], {});

    test('to a page that does not exist fails, because readers get a 404', () => {
      expect(judgedWith({from: '/spring', to: '/docs/spring'})).toMatchObject({
        problems: [
          {
            file: 'redirects.ts',
            message:
              'The packages link to /spring, which redirects to /docs/spring, but there is no such page.',
          },
        ],
      });
    });

    test('fails if the built site does not have it', () => {
      expect(judgedWith({from: '/lost', to: '/docs/timeout'}).problems).toMatchObject([
        {
          file: 'redirects.ts',
          message: expect.stringMatching(
            /^The packages link to \/lost \(\S+\), but the built site doesn't redirect it to \/docs\/timeout\.$/,
          ),
        },
      ]);
    });
  });

  test('a URL without a page fails', () => {
    expect(messages([address('/docs/nowhere')])).toEqual(['There is no page at /docs/nowhere.']);
  });

  test('an unknown host fails, and a known host passes', () => {
    const own = address('/', undefined, 'new.remotion.dev');
    expect(messages([own])).toEqual(['The host new.remotion.dev is unknown.']);
    expect(messages([own], undefined, {'new.remotion.dev': 'what is new'})).toEqual([]);
  });

  test('a service or host that no package links to fails', () => {
    const services = [
      {path: '/discord', reason: 'the chat'},
      {path: '/coc', reason: 'rules'},
      {path: '/store', reason: 'the store'},
    ];
    expect(messages([], services)).toEqual([
      'No installed package and no page links to /store anymore.',
    ]);
    expect(messages([], undefined, {'old.remotion.dev': 'what was'})).toEqual([
      'No installed package links to old.remotion.dev anymore.',
    ]);
  });
});

test('each short URL that the packages print and that leads to another site is redirected', () => {
  const redirected = externalRedirects.map(({from}) => from);
  expect(otherServices.map(({path}) => path).filter((path) => !redirected.includes(path))).toEqual([
    '/convert',
  ]);
});

test('IDs are read from HTML with and without quotes', () => {
  expect(idsOf('<h2 id="cause">x</h2><a id=fix href=#x></a><p data-id=no>')).toEqual(
    new Set(['cause', 'fix']),
  );
});

const packages = {
  'node_modules/remotion/index.js': `
    throw new Error('https://remotion.dev/docs/timeout#cause');
    log('https://remotion.dev/discord https://remotion.dev/issue https://remotion.dev/report https://remotion.dev/changelog https://remotion.dev/coc');
    log('https://bugs.remotion.dev https://convert.remotion.dev https://springs.remotion.dev');`,
  'node_modules/@remotion/cli/node_modules/other/index.js': "'https://remotion.dev/docs/not-ours'",
  'node_modules/@remotion/cli/README.md': 'See https://www.remotion.dev/docs/svelte',
};

describe('the site according to its sources', () => {
  test('contains fragments of headings, partials and elements with an ID', async () => {
    for (const body of [
      '## What happened {#cause}\n',
      '## `Cause`? {#cause}\n',
      '<div id="cause">Text</div>\n',
      "import Cause from './_cause.mdx';\n\n<Cause />\n",
    ]) {
      const {root} = temporarySite(
        {
          ...packages,
          'docs/timeout.mdx': body,
          'docs/_cause.mdx': '## Cause {#cause}\n',
          'docs/svelte.mdx': '',
        },
        'none',
      );
      const {problems, summary} = await check.run({root});
      expect(problems).toEqual([]);
      expect(summary).toContain('2 lead to a page, 8 of other services');
    }
  });

  test('a page without the fragment fails', async () => {
    const {root} = temporarySite(
      {...packages, 'docs/timeout.mdx': 'Lead.\n\n## Fix\n', 'docs/svelte.mdx': ''},
      'none',
    );
    const {problems} = await check.run({root});
    expect(problems).toMatchObject([{file: 'docs/timeout.mdx', line: 1}]);
  });

  test('a changed ID fails at its heading', async () => {
    const {root} = temporarySite(
      {
        ...packages,
        'docs/timeout.mdx': 'Lead.\n\n## Fix\n\n## Cause {#the-cause}\n',
        'docs/svelte.mdx': '',
      },
      'none',
    );
    const {problems} = await check.run({root});
    expect(problems).toMatchObject([{file: 'docs/timeout.mdx', line: 5}]);
  });
});

describe('the built site', () => {
  test('is read page by page', async () => {
    const {root} = temporarySite(
      {
        ...packages,
        'build/index.html': '',
        'build/docs/timeout/index.html': '<h2 id=cause>Cause</h2>',
        'build/docs/svelte.html': '',
      },
      'none',
    );
    expect(await builtCheck.run({root})).toMatchObject({
      problems: [],
      summary: expect.stringContaining('2 lead to a page, 8 of other services'),
    });
  });

  test('fails on a missing fragment', async () => {
    const {root} = temporarySite(
      {
        ...packages,
        'build/docs/svelte.html': '',
        'build/index.html': '',
        'build/docs/timeout/index.html': '<h2 id=fix>Fix</h2>',
      },
      'none',
    );
    expect((await builtCheck.run({root})).problems.map(({file}) => file)).toEqual([
      'build/docs/timeout/index.html',
    ]);
  });

  test('fails if a page has a source but was not built', async () => {
    const {root} = temporarySite(
      {
        ...packages,
        'build/docs/svelte.html': '',
        'build/index.html': '',
        'docs/timeout.mdx': '## Cause\n',
      },
      'none',
    );
    expect((await builtCheck.run({root})).problems.map(({message}) => message)).toEqual([
      'There is no page at /docs/timeout.',
    ]);
  });

  test('fails if it does not exist', async () => {
    const {root} = temporarySite(packages, 'none');
    expect((await builtCheck.run({root})).problems).toHaveLength(1);
  });
});
