import {readSettings, type Settings} from '../../config/settings';
import type {Delivery} from '../headers';
import {siteHeaders} from '../headers';
import {hostRedirects} from '../redirects';

export const noServices: Settings = readSettings({});

export const services = {
  algolia: {
    ALGOLIA_APP_ID: 'ABCDE12345',
    ALGOLIA_SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  },
  chat: {ASK_AI_SITE_ID: 'site_1-a'},
  analytics: {ANALYTICS_ID: 'G-ABC123DEF4'},
};

/** The sources of a policy by directive. */
export const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [directive = '', ...sources] = part.split(' ');
      return [directive, sources];
    }),
  );

export const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";

/** What hosts are told of a small site. */
export const delivery: Delivery = {
  siteUrl: 'https://www.remotion.dev',
  twins: ['/blog/4-0.md', '/docs.md', '/docs/spring.md'],
  headers: siteHeaders(policy, true),
  redirects: hostRedirects([{from: '/docs/render-media', to: '/docs/renderer/render-media'}]),
};
