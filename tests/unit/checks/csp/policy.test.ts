/** What a policy may not say, whatever the pages have. */
import {describe, expect, it} from 'vitest';
import {hashOf, headersFile, page, policy, problemsOf} from './problems-of';

/** With one directive as given. */
const withDirective = (directive: string, sources: string, settings = {}) =>
  problemsOf({'build/_headers': headersFile({...policy, [directive]: sources})}, settings);

const scripts = policy['script-src'];

it('passes if it allows everything on the pages', async () => {
  expect(await problemsOf()).toEqual([]);
});

describe('the policy fails', () => {
  it.each([
    "'unsafe-inline'",
    "'UNSAFE-INLINE'",
    "'unsafe-eval'",
    "'unsafe-hashes'",
    "'nonce-abc'",
    "'strict-dynamic'",
    'https:',
    'data:',
    'blob:',
    '*',
  ])('with %s for scripts', async (source) => {
    expect(await withDirective('script-src', `${scripts} ${source}`)).toContainEqual(
      `build/_headers: script-src contains ${source}, which allows any script to run.`,
    );
  });

  it.each(['script-src-elem', 'script-src-attr', 'default-src'])(
    "with 'unsafe-inline' in %s, which governs scripts as well",
    async (directive) => {
      expect(await withDirective(directive, "'self' 'unsafe-inline'")).toEqual([
        `build/_headers: ${directive} contains 'unsafe-inline', which allows any script to run.`,
      ]);
    },
  );

  it("with 'unsafe-inline' on one page alone", async () => {
    const open = {...policy, 'script-src': `${scripts} 'unsafe-inline'`};
    expect(await problemsOf({'build/_headers': headersFile(policy, open)})).toEqual([
      "build/_headers: script-src contains 'unsafe-inline', which allows any script to run.",
    ]);
  });

  it('without a directive for scripts', async () => {
    const silent = headersFile({'img-src': "'self'"});
    expect(await problemsOf({'build/_headers': silent})).toContainEqual(
      expect.stringContaining('The policy for /* has no script-src, so any script can run.'),
    );
  });

  it('with the hash of a script that no page contains', async () => {
    const stale = hashOf('gone()');
    expect(await withDirective('script-src', `${scripts} ${stale}`)).toEqual([
      `build/_headers: The policy allows ${stale}, but no page contains that script.`,
    ]);
  });

  it('if the policy of a page lacks the hash of its script', async () => {
    const without = {...policy, 'script-src': "'self'"};
    expect(await problemsOf({'build/_headers': headersFile(policy, without)})).toEqual([
      expect.stringMatching(/^build\/ai-embed\/index\.html: .*this inline script/),
    ]);
  });

  it.each([
    ['none', '/*\n  X-Content-Type-Options: nosniff\n'],
    ['one for a single page', "/ai-embed\n  Content-Security-Policy: script-src 'self'\n"],
  ])('if there is %s', async (_name, text) => {
    expect(await problemsOf({'build/_headers': text})).toEqual([
      'build/_headers: There is no Content-Security-Policy that applies to all pages.',
    ]);
  });
});

describe('another host', () => {
  const algolia = {
    ALGOLIA_APP_ID: 'ABCDE12345',
    ALGOLIA_SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  };
  const chat = {ASK_AI_SITE_ID: 'site'};
  const analytics = {ANALYTICS_ID: 'G-ABC123DEF4'};
  const hosts: [string, string, string, Record<string, string>][] = [
    ['connect-src', 'https://abcde12345-dsn.algolia.net', 'ALGOLIA_APP_ID', algolia],
    ['connect-src', 'https://abcde12345-1.algolianet.com', 'ALGOLIA_APP_ID', algolia],
    ['frame-src', 'https://crawlchat.app', 'ASK_AI_SITE_ID', chat],
    ['script-src-elem', 'https://crawlchat.app', 'ASK_AI_SITE_ID', chat],
    ['img-src', 'https://*.googletagmanager.com', 'ANALYTICS_ID', analytics],
  ];

  it.each(hosts)('%s %s fails without %s', async (directive, host, setting) => {
    expect(await withDirective(directive, `'self' ${host}`)).toEqual([
      `build/_headers: ${directive} allows ${host}, but ${setting} isn't set.`,
    ]);
  });

  it.each(hosts)('%s %s passes with %s', async (directive, host, _setting, settings) => {
    expect(await withDirective(directive, `'self' ${host}`, settings)).toEqual([]);
  });

  it.each(['https://a.example', 'https://a-dsn.algolia.net.example', '*', 'https:', 'wss:'])(
    '%s fails in any case, because no setting brings it',
    async (host) => {
      const all = {...algolia, ...chat, ...analytics};
      expect(await withDirective('connect-src', `'self' ${host}`, all)).toEqual([
        `build/_headers: connect-src allows ${host}, which no setting enables.`,
      ]);
    },
  );

  it('a wildcard matches subdomains, but not the host itself', async () => {
    const headers = headersFile({
      ...policy,
      'img-src': "'self' https://*.googletagmanager.com",
    });
    const loading = (address: string) =>
      problemsOf(
        {'build/_headers': headers, 'build/docs/index.html': `${page}<img src=${address}>`},
        analytics,
      );
    expect(await loading('https://www.googletagmanager.com/a')).toEqual([]);
    expect(await loading('https://googletagmanager.com/a')).toHaveLength(1);
    expect(await loading('http://www.googletagmanager.com/a')).toHaveLength(1);
  });
});
