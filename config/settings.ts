import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

/**
 * The settings that depend on who hosts the site. Each is an optional environment variable. `.env.example`
 * documents the same list.
 */

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'write a color with six hex digits, such as #d6361f');

/** Empty variables are treated as unset, because CI systems pass unset secrets as ''. */
const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

const origin = z.string().refine((value) => {
  try {
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.origin === value;
  } catch {
    return false;
  }
}, 'write only the origin, without a path or a trailing slash, such as https://www.example.com');

const variables = {
  SITE_URL: origin.optional(),
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'write the ten capital letters and digits of the application ID')
    .optional(),
  ALGOLIA_SEARCH_API_KEY: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'write the 32 hex digits of the search-only key')
    .optional(),
  ASK_AI_SITE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'write only the ID: letters, digits, - and _')
    .optional(),
  ASK_AI_BACKGROUND: hexColor.optional(),
  ASK_AI_COLOR: hexColor.optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,16}$/, 'write the measurement ID, such as G-ABC123DEF4')
    .optional(),
  ANNOUNCEMENT: z
    .string()
    .max(200, 'write at most 200 characters: the bar has room for one or two lines')
    .optional(),
  ANNOUNCEMENT_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'write lowercase letters, digits and -, such as v4-0-331')
    .optional(),
  APP_START: z
    .enum(['late', 'load'], {
      errorMap: () => ({
        message: 'write late (at the first user interaction) or load (with the page)',
      }),
    })
    .optional(),
  APP_ROUTES: z
    .enum(['lazy', 'all'], {
      errorMap: () => ({
        message:
          'write lazy (load routes in groups when they are needed) or all (load all at once)',
      }),
    })
    .optional(),
  APP_HIGHLIGHT: z
    .enum(['build', 'browser'], {
      errorMap: () => ({
        message:
          'write build (highlight code in the build) or browser (highlight code in the browser)',
      }),
    })
    .optional(),
} satisfies Record<string, z.ZodTypeAny>;

const schema = z.object(variables).superRefine((env, context) => {
  const pair = (given: keyof typeof variables, missing: keyof typeof variables, why: string) => {
    if (env[given] !== undefined && env[missing] === undefined) {
      context.addIssue({code: 'custom', path: [missing], message: `set it too: ${why}`});
    }
  };
  pair(
    'ALGOLIA_APP_ID',
    'ALGOLIA_SEARCH_API_KEY',
    'ALGOLIA_APP_ID is set, but the search needs both',
  );
  pair(
    'ALGOLIA_SEARCH_API_KEY',
    'ALGOLIA_APP_ID',
    'ALGOLIA_SEARCH_API_KEY is set, but the search needs both',
  );
  pair('ASK_AI_BACKGROUND', 'ASK_AI_SITE_ID', 'the color has no effect without the ID');
  pair('ASK_AI_COLOR', 'ASK_AI_SITE_ID', 'the color has no effect without the ID');
  pair('ANNOUNCEMENT_ID', 'ANNOUNCEMENT', 'the ID has no effect without an announcement');
});

/** The names of all settings, in the order of `.env.example`. */
export const settingNames = Object.keys(variables) as (keyof typeof variables)[];

export interface Settings {
  /** The origin at which the site is published, for canonical links, feeds and the sitemap. */
  readonly siteUrl: string;
  readonly algolia: {readonly appId: string; readonly apiKey: string} | null;
  readonly askAi: {
    readonly siteId: string;
    readonly background: string;
    readonly color: string;
  } | null;
  readonly analyticsId: string | null;
  readonly announcement: {readonly id: string; readonly content: string} | null;
  /** Whether a page hydrates at the first user interaction, or when it loads as in stock Docusaurus. */
  readonly appStart: 'late' | 'load';
  /** Whether the browser loads routes and sidebars when they are needed, or all at once as in stock Docusaurus. */
  readonly appRoutes: 'lazy' | 'all';
  /** Whether the build highlights code, or the browser as in stock Docusaurus. */
  readonly appHighlight: 'build' | 'browser';
}

/**
 * Reads the settings from environment variables.
 *
 * @throws if variables are malformed. The message contains each of them with its value and the expected format.
 *   It hides keys, because build logs are often public.
 */
export const readSettings = (env: Record<string, string | undefined>): Settings => {
  const parsed = schema.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const value = env[name];
      const shown =
        value === undefined || value === ''
          ? 'not set'
          : name.endsWith('_KEY')
            ? 'set to a hidden value'
            : JSON.stringify(value);
      return `  ${name} is ${shown}: ${issue.message}`;
    });
    throw new Error(
      `The site settings are invalid (environment variables or .env):\n${lines.join('\n')}`,
    );
  }
  const {data} = parsed;
  return {
    siteUrl: data.SITE_URL ?? 'https://www.remotion.dev',
    algolia:
      data.ALGOLIA_APP_ID && data.ALGOLIA_SEARCH_API_KEY
        ? {appId: data.ALGOLIA_APP_ID, apiKey: data.ALGOLIA_SEARCH_API_KEY}
        : null,
    askAi: data.ASK_AI_SITE_ID
      ? {
          siteId: data.ASK_AI_SITE_ID,
          background: data.ASK_AI_BACKGROUND ?? '#c93420',
          color: data.ASK_AI_COLOR ?? '#ffffff',
        }
      : null,
    analyticsId: data.ANALYTICS_ID ?? null,
    announcement: data.ANNOUNCEMENT
      ? {id: data.ANNOUNCEMENT_ID ?? 'announcement', content: data.ANNOUNCEMENT}
      : null,
    appStart: data.APP_START ?? 'late',
    appRoutes: data.APP_ROUTES ?? 'lazy',
    appHighlight: data.APP_HIGHLIGHT ?? 'build',
  };
};

/**
 * Reads the settings from the environment. Variables that aren't set there come from `.env`.
 *
 * @param siteDir root of the repository
 * @throws like `readSettings()`
 */
export const loadSettings = (siteDir: string): Settings => {
  const dotenv = path.join(siteDir, '.env');
  if (existsSync(dotenv)) {
    process.loadEnvFile(dotenv);
  }
  return readSettings(process.env);
};
