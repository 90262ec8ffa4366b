import type {Settings} from '../../config/settings';
import type {PolicyRule} from './policy';

interface Service {
  /** The environment variable that enables the service (config/settings.ts). */
  readonly setting: string;
  readonly isGiven: (settings: Settings) => boolean;
  /** Matches its sources in a policy. */
  readonly source: RegExp;
}

/** The other hosts that the site may use. Independent of delivery/, so that mistakes there are found. */
const services: readonly Service[] = [
  {
    setting: 'ALGOLIA_APP_ID',
    isGiven: ({algolia}) => algolia !== null,
    source: /^https:\/\/[a-z0-9]+-(?:dsn\.algolia\.net|[123]\.algolianet\.com)$/,
  },
  {
    setting: 'ASK_AI_SITE_ID',
    isGiven: ({askAi}) => askAi !== null,
    source: /^https:\/\/crawlchat\.app$/,
  },
  {
    setting: 'ANALYTICS_ID',
    isGiven: ({analyticsId}) => analyticsId !== null,
    source:
      /^https:\/\/\*\.(?:google-analytics\.com|analytics\.google\.com|googletagmanager\.com)$/,
  },
];

/** Whether a source is a keyword, a hash or a scheme without a host. */
const isOwn = (source: string): boolean => /^(?:'.*'|data:|blob:)$/.test(source);

/** Whether a source defeats the purpose of a directive for scripts. */
const letsAnyScriptRun = (source: string): boolean =>
  /^(?:'(?:unsafe-|nonce-|strict-dynamic).*|[a-z][a-z0-9+.-]*:|\*)$/i.test(source);

const governsScripts = (directive: string): boolean => /^(?:script|default)-src/.test(directive);

export interface Complaint {
  readonly message: string;
  readonly remedy: string;
}

const source = 'delivery/content-security-policy.ts';

const judgeThirdParty = (directive: string, address: string, settings: Settings): Complaint[] => {
  const service = services.find((candidate) => candidate.source.test(address));
  if (!service) {
    return [
      {
        message: `${directive} allows ${address}, which no setting enables.`,
        remedy: `Remove it from ${source}, or add the service and its setting to checks/csp/judge-policy.ts.`,
      },
    ];
  }
  return service.isGiven(settings)
    ? []
    : [
        {
          message: `${directive} allows ${address}, but ${service.setting} isn't set.`,
          remedy: `Allow the host in ${source} only if the setting is set, and run this check with the settings of the build.`,
        },
      ];
};

/**
 * Reports problems with the policies themselves, independent of the pages: sources that allow any script, and
 * hosts whose setting is off.
 *
 * @param settings the settings of the build
 */
export const judgePolicies = (rules: readonly PolicyRule[], settings: Settings): Complaint[] => {
  const entries = new Set(
    rules.flatMap(({policy}) =>
      [...policy].flatMap(([directive, sources]) =>
        sources.map((entry) => `${directive} ${entry}`),
      ),
    ),
  );
  return [
    ...rules
      .filter(({policy}) => !policy.has('script-src') && !policy.has('default-src'))
      .map(({pattern}) => ({
        message: `The policy for ${pattern} has no script-src, so any script can run.`,
        remedy: `Add script-src in ${source}.`,
      })),
    ...[...entries].flatMap((entry): Complaint[] => {
      const [directive = '', address = ''] = entry.split(' ');
      if (governsScripts(directive) && letsAnyScriptRun(address)) {
        return [
          {
            message: `${directive} contains ${address}, which allows any script to run.`,
            remedy: `Remove it from ${source}, and allow the scripts that need it by their hashes.`,
          },
        ];
      }
      // `frame-ancestors` controls who may embed the page, not what the page loads.
      if (isOwn(address) || directive === 'frame-ancestors') {
        return [];
      }
      return judgeThirdParty(directive, address, settings);
    }),
  ];
};
