import type {Settings} from '../config/settings';
import {chatOrigin} from '../src/components/AskAi/chatService';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The sources that the site itself needs. */
const own = (scriptHashes: readonly string[]): Directives => ({
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  // `extractFrames()` reads the reader's own file from a `blob:` URL.
  'connect-src': ["'self'", 'blob:'],
  'form-action': ["'self'"],
  // Icons in style sheets.
  'img-src': ["'self'", 'data:'],
  // The Player unlocks audio with an empty `data:` file, and `prefetch()` creates `blob:` URLs.
  'media-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'script-src': ["'self'", ...scriptHashes],
  // Highlighted code and the Player set style attributes, which hashes can't cover.
  'style-src': ["'self'", "'unsafe-inline'"],
  // The search runs in a worker of the site. The toolkit's `<Gif>` decodes in a worker that it creates from a
  // blob.
  'worker-src': ["'self'", 'blob:'],
});

/** The hosts that `algoliasearch` uses. If the first one doesn't respond, it tries the others. */
const algolia = ({appId}: NonNullable<Settings['algolia']>): Directives => ({
  'connect-src': [
    `https://${appId.toLowerCase()}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
  ],
});

/** The script, style sheet and frame of the chat, and the request that tests whether it is available. */
const chat: Directives = {
  'connect-src': [chatOrigin],
  'frame-src': [chatOrigin],
  'script-src': [chatOrigin],
  'style-src': [chatOrigin],
};

/** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
const analytics: Directives = {
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'script-src': ['https://*.googletagmanager.com'],
};

/**
 * Returns the Content-Security-Policy of the pages. It only allows another service if its setting is set.
 *
 * @param scriptHashes a hash source for each inline script of the pages: `'sha256-…'`
 */
export const contentSecurityPolicy = (
  settings: Pick<Settings, 'algolia' | 'askAi' | 'analyticsId'>,
  scriptHashes: readonly string[],
): string => {
  const merged = new Map(Object.entries(own(scriptHashes)));
  const services = [
    ...(settings.algolia ? [algolia(settings.algolia)] : []),
    ...(settings.askAi ? [chat] : []),
    ...(settings.analyticsId ? [analytics] : []),
  ];
  for (const [directive, sources] of services.flatMap((service) => Object.entries(service))) {
    // A missing directive falls back to the default, which must stay allowed.
    merged.set(directive, [...(merged.get(directive) ?? ["'self'"]), ...sources]);
  }
  return [...merged]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
};
