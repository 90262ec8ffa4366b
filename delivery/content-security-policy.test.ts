import {describe, expect, it} from 'vitest';
import {readSettings} from '../config/settings';
import {contentSecurityPolicy} from './content-security-policy';
import {directivesOf, noServices, services} from './testing/fixtures';

const hash = "'sha256-abc='";

const policyWith = (env: Record<string, string>) =>
  directivesOf(contentSecurityPolicy(readSettings(env), [hash]));

/** Sources that are other hosts, with their directive. */
const openTo = (directives: Record<string, string[]>) =>
  Object.entries(directives).flatMap(([directive, sources]) =>
    sources.filter((source) => source.includes('//')).map((source) => `${directive} ${source}`),
  );

describe('the policy of a site without services', () => {
  const directives = directivesOf(contentSecurityPolicy(noServices, [hash]));

  it('allows no other host', () => {
    expect(openTo(directives)).toEqual([]);
    expect(directives['default-src']).toEqual(["'self'"]);
  });

  it('only allows scripts of the site, and inline scripts by their hash', () => {
    expect(directives['script-src']).toEqual(["'self'", hash]);
  });
});

describe('the policy allows', () => {
  it('the hosts of Algolia if its ID is set, only for requests', () => {
    expect(openTo(policyWith(services.algolia))).toEqual([
      'connect-src https://abcde12345-dsn.algolia.net',
      'connect-src https://abcde12345-1.algolianet.com',
      'connect-src https://abcde12345-2.algolianet.com',
      'connect-src https://abcde12345-3.algolianet.com',
    ]);
  });

  it('the chat if its ID is set', () => {
    const open = openTo(policyWith(services.chat));
    expect(open).toContain('script-src https://crawlchat.app');
    expect(open).toContain('frame-src https://crawlchat.app');
    expect(open.filter((source) => !source.endsWith(' https://crawlchat.app'))).toEqual([]);
  });

  it('Google Analytics if its ID is set', () => {
    const open = openTo(policyWith(services.analytics));
    expect(open).toContain('script-src https://*.googletagmanager.com');
    expect(open).toContain('connect-src https://*.google-analytics.com');
    expect(open.filter((source) => !/google/.test(source))).toEqual([]);
  });

  it.each(Object.entries(services))('with %s and still asks the site itself', (_name, env) => {
    for (const [directive, sources] of Object.entries(policyWith(env))) {
      expect(sources[0], directive).toBe(directive === 'object-src' ? "'none'" : "'self'");
    }
  });
});
