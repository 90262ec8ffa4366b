import {z} from 'zod';

/**
 * Everything about the site that depends on who hosts it. Each setting is an environment variable;
 * none is needed to build, browse, search or test. `.env.example` documents the same list.
 */

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'write a color of six hex digits, such as #d6361f');

/** An empty variable counts as unset, because CI systems pass secrets that are not set as ''. */
const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

const origin = z.string().refine((value) => {
  try {
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.origin === value;
  } catch {
    return false;
  }
}, 'write the origin alone, without a path or a trailing slash, such as https://www.example.com');

const variables = {
  SITE_URL: origin.optional(),
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'write the ten capital letters and digits of the application id')
    .optional(),
  ALGOLIA_SEARCH_API_KEY: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'write the 32 hex digits of the search-only key')
    .optional(),
  ASK_AI_SITE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'write the id alone: letters, digits, - and _')
    .optional(),
  ASK_AI_BACKGROUND: hexColor.optional(),
  ASK_AI_COLOR: hexColor.optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,16}$/, 'write the measurement id, such as G-ABC123DEF4')
    .optional(),
  ANNOUNCEMENT: z
    .string()
    .max(200, 'write at most 200 characters; the bar is one or two lines high')
    .optional(),
  ANNOUNCEMENT_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'write lower-case letters, digits and -, such as v4-0-331')
    .optional(),
  APP_START: z
    .enum(['late', 'load'], {
      errorMap: () => ({
        message: 'write late (at the first sign of a reader) or load (with the page)',
      }),
    })
    .optional(),
  APP_ROUTES: z
    .enum(['sections', 'all'], {
      errorMap: () => ({
        message: 'write sections (a section is loaded when it is read) or all (at once)',
      }),
    })
    .optional(),
  APP_HIGHLIGHT: z
    .enum(['build', 'browser'], {
      errorMap: () => ({
        message: 'write build (code is highlighted once, by the build) or browser (by the app)',
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
    'ALGOLIA_APP_ID is set, and one without the other finds nothing',
  );
  pair(
    'ALGOLIA_SEARCH_API_KEY',
    'ALGOLIA_APP_ID',
    'ALGOLIA_SEARCH_API_KEY is set, and one without the other finds nothing',
  );
  pair('ASK_AI_BACKGROUND', 'ASK_AI_SITE_ID', 'colors have no effect without the id');
  pair('ASK_AI_COLOR', 'ASK_AI_SITE_ID', 'colors have no effect without the id');
  pair('ANNOUNCEMENT_ID', 'ANNOUNCEMENT', 'an id without a text shows nothing');
});

/** The names of all settings, in the order of `.env.example`. */
export const settingNames = Object.keys(variables) as (keyof typeof variables)[];

/** The settings as the rest of the configuration reads them. */
export interface Settings {
  /** Origin the site is published at, for canonical links, feeds and the sitemap. */
  readonly siteUrl: string;
  readonly algolia: {readonly appId: string; readonly apiKey: string} | null;
  readonly askAi: {
    readonly siteId: string;
    readonly background: string;
    readonly color: string;
  } | null;
  readonly analyticsId: string | null;
  readonly announcement: {readonly id: string; readonly content: string} | null;
  /** Whether the app starts at the first sign of a reader, or with the page as Docusaurus has it. */
  readonly appStart: 'late' | 'load';
  /** Whether the app loads routes and sidebars by section, or all at once as Docusaurus has it. */
  readonly appRoutes: 'sections' | 'all';
  /** Whether the build highlights code, or the app as Docusaurus has it. */
  readonly appHighlight: 'build' | 'browser';
}

/**
 * Reads the settings from environment variables.
 *
 * @throws when a variable is malformed; the message names every such variable, its value and the
 * remedy. Keys are not printed, because build logs are often public.
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
            ? 'a value not shown'
            : JSON.stringify(value);
      return `  ${name} is ${shown}: ${issue.message}`;
    });
    throw new Error(
      `The settings of the site are wrong (environment variables or .env):\n${lines.join('\n')}`,
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
    appRoutes: data.APP_ROUTES ?? 'sections',
    appHighlight: data.APP_HIGHLIGHT ?? 'build',
  };
};
