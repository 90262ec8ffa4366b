import type {Settings} from '../config/settings';
import {chatOrigin} from '../src/components/AskAi/chat';

type Directives = Readonly<Record<string, readonly string[]>>;

/** What the site itself needs. */
const own = (scriptHashes: readonly string[]): Directives => ({
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  // Icons in style sheets.
  'img-src': ["'self'", 'data:'],
  // The player unlocks sound with an empty `data:` file, and `prefetch()` makes `blob:` addresses.
  'media-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'script-src': ["'self'", ...scriptHashes],
  // Highlighted code and the player set style attributes, which no hash can cover.
  'style-src': ["'self'", "'unsafe-inline'"],
  // The search runs in a file of the site; `<Gif>` of the toolkit decodes in a worker that it writes itself.
  'worker-src': ["'self'", 'blob:'],
});

/** The hosts that `algoliasearch` asks, the second to fourth when the one before does not answer. */
const algolia = ({appId}: NonNullable<Settings['algolia']>): Directives => ({
  'connect-src': [
    `https://${appId.toLowerCase()}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
  ],
});

/** The script of the chat, its style sheet, its frame, and the question whether it can be reached. */
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
 * The Content-Security-Policy of the pages. It opens to another service only when its setting is given.
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
    // A directive that is not there yet stood for the default.
    merged.set(directive, [...(merged.get(directive) ?? ["'self'"]), ...sources]);
  }
  return [...merged]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
};
