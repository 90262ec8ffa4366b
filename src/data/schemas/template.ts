import {z} from 'zod';
import {
  fieldsOf,
  line,
  lines,
  lineThatFits,
  oneOf,
  paragraph,
  siteLink,
  slug,
  someOf,
  write,
} from './fields';

/** The purposes by which readers can filter the list of templates. */
export const templateTags = [
  /** A small project to start any video with. */
  'starter',
  /** A web app that plays a video and renders it on request. */
  'app',
  /** A server that renders on request over HTTP. */
  'server',
  /** A video made from an audio file. */
  'audio',
  /** A video with synthesized speech. */
  'speech',
  /** Speech shown as text. */
  'captions',
  /** Graphics with WebGL, Skia or highlighted code. */
  'graphics',
  /** Content that comes from an API or from the URL of a request. */
  'data',
  /** Recorded footage, or layers for a video editor. */
  'editing',
] as const;

const composition = fieldsOf('a composition', {
  id: z
    .string(write('the ID of the composition as in the code: letters, digits and hyphens'))
    .regex(/^[A-Za-z0-9-]+$/),
  width: z.number(write('the width in pixels, a whole number')).int().positive(),
  height: z.number(write('the height in pixels, a whole number')).int().positive(),
  fps: z
    .number(write('the frames per second, or omit the field for a still'))
    .positive()
    .optional(),
  length: line('the length in words: 150 frames, or what determines it'),
});

const step = fieldsOf('a step', {
  does: line('what the command does, starting with a verb'),
  /**
   * The command with npm. `commandFor` converts it to other package managers. Commands of other programs (`node
   * deploy.mjs`, `bun install`) are the same for all package managers.
   */
  command: z
    .string(
      write(
        'a command as typed with npm: npm install, npm run …, npx remotion …, node …, bun … or bunx …',
      ),
    )
    .regex(/^(?:npm install|npm run [\w:-]+|npx remotion .+|node .+|bunx? .+)$/),
});

const file = fieldsOf('a file', {
  path: z
    .string(write('a path in the template, without a leading slash: src/Root.tsx'))
    .regex(/^[^/\s][^\s]*$/),
  holds: line('what the file or folder contains'),
});

/**
 * A starter template of `create-video`, one file in `src/data/templates`. It describes the template at about
 * version 4.0.331 of the toolkit. `create-video` downloads the latest state of `repository`.
 */
export const templateSchema = fieldsOf('a template', {
  slug,
  /**
   * The position in the list of templates. Templates for beginners come first. Templates with the same number are
   * sorted by name, so that a new template doesn't move the others.
   */
  order: z.number(write('the position in the list, a whole number from 1')).int().positive(),
  name: lineThatFits('the name of the template', 2, 40),
  tagline: lineThatFits('what the template makes', 30, 90),
  description: paragraph('what the template contains and how its parts work together'),
  command: z.string(
    write('the command that creates the project: npx create-video@latest --<slug>'),
  ),
  repository: z
    .string(write('the URL of the repository: https://github.com/<owner>/<name>'))
    .regex(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/),
  language: oneOf(['TypeScript', 'JavaScript']),
  /** `optional`: `create-video` asks whether to add Tailwind CSS. */
  tailwind: oneOf(['optional', 'included', 'none']),
  tags: someOf(templateTags),
  /** The compositions with their default props. */
  compositions: z.array(composition, write('a list of one or more compositions')).min(1),
  steps: z.array(step, write('a list of two or more steps: install, then open')).min(2),
  features: lines('one thing that the template contains or shows', 3),
  files: z.array(file, write('a list of two or more files to start with')).min(2),
  /**
   * The main npm packages in the template's `package.json`: every `@remotion/*` package except those that only
   * lint or compile, and without `react` and `react-dom`.
   */
  packages: z
    .array(
      z
        .string(write('the name of an npm package'))
        .regex(/^(?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*$/),
      write('a list of npm packages'),
    )
    .min(1),
  needs: lines('an account, a program or a key that the template needs', 1).optional(),
  goodFor: lines('a project that the template suits', 2),
  notFor: lines('a project that the template does not suit, with what to use instead', 1),
  next: z.array(siteLink, write('a list of two or more links')).min(2),
}).superRefine((template, context) => {
  const expected = `npx create-video@latest --${template.slug}`;
  if (template.command !== expected) {
    context.addIssue({code: 'custom', path: ['command'], message: `Write ${expected}.`});
  }
});

export type Template = z.infer<typeof templateSchema>;

/** A template as its pages get it. */
export type LoadedTemplate = Template & {
  /** The ID of the demo that illustrates the template. Undefined if no poster of it was rendered. */
  readonly poster?: string;
};

/** Web frameworks by npm package. */
const frameworks = {next: 'Next.js', 'react-router': 'React Router', express: 'Express'} as const;

/** What a starter for an app or a server sets up, for the comparison of starters. */
export interface TemplateSetup {
  readonly framework: (typeof frameworks)[keyof typeof frameworks];
  /** What renders the video. */
  readonly renderer: 'Lambda' | 'the server';
  readonly player: boolean;
  readonly tailwind: Template['tailwind'];
  readonly cloud: 'AWS' | 'none';
}

/** Returns the setup of a starter for an app or a server, and `undefined` for all other templates. */
const setupOf = ({
  tags,
  packages,
  tailwind,
}: Pick<Template, 'tags' | 'packages' | 'tailwind'>): TemplateSetup | undefined => {
  if (!tags.includes('app') && !tags.includes('server')) {
    return undefined;
  }
  const framework = Object.entries(frameworks).find(([name]) => packages.includes(name))?.[1];
  const usesLambda = packages.includes('@remotion/lambda');
  return (
    framework && {
      framework,
      renderer: usesLambda ? 'Lambda' : 'the server',
      player: packages.includes('@remotion/player'),
      tailwind,
      cloud: usesLambda ? 'AWS' : 'none',
    }
  );
};

/** The data of a card in the list of templates. */
export type TemplateCard = Pick<
  Template,
  'slug' | 'name' | 'tagline' | 'command' | 'language' | 'tags'
> &
  Pick<LoadedTemplate, 'poster'> & {
    /** Only of starters for an app or a server. */
    readonly setup?: TemplateSetup;
  };

/** The cards of all templates, in display order. */
export const templateCards = (templates: readonly LoadedTemplate[]): TemplateCard[] =>
  [...templates]
    .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1))
    .map(({slug, name, tagline, command, language, tags, packages, tailwind, poster}) => {
      const setup = setupOf({tags, packages, tailwind});
      return {
        slug,
        name,
        tagline,
        command,
        language,
        tags,
        ...(poster !== undefined && {poster}),
        ...(setup && {setup}),
      };
    });
