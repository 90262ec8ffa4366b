/** A command of the toolkit, and the function in the package that runs it. */
export interface CommandSource {
  /** The words after `npx remotion`. Empty for the command without arguments. */
  words: string;
  /** The module, such as `@remotion/cli/dist/render`. */
  module: string;
  /** The exported function. */
  name: string;
  /** The words of the command whose page describes this command, if it has no page. */
  describedOn?: string;
  /** Functions whose flags may, but need not, have a heading on the page of the command. */
  optional?: readonly string[];
  /** Flags that the command reads only to reject them. */
  refuses?: readonly string[];
  /** Flags that code outside of the command reads for it. */
  readForIt?: readonly string[];
  /** Set if the command forwards all its arguments to another program. */
  passesOn?: true;
}

/** Every command, in the order in which the site lists them. */
export const commandSources: readonly CommandSource[] = [
  {
    words: 'studio',
    module: '@remotion/cli/dist/studio',
    name: 'studioCommand',
    optional: ['getRenderDefaults', 'addJob'],
  },
  {words: 'render', module: '@remotion/cli/dist/render', name: 'render', refuses: ['frame']},
  {words: 'still', module: '@remotion/cli/dist/still', name: 'still', refuses: ['frames']},
  {
    words: 'compositions',
    module: '@remotion/cli/dist/compositions',
    name: 'listCompositionsCommand',
  },
  {words: 'bundle', module: '@remotion/cli/dist/bundle', name: 'bundleCommand'},
  {words: 'benchmark', module: '@remotion/cli/dist/benchmark', name: 'benchmarkCommand'},
  {words: 'browser', module: '@remotion/cli/dist/browser/index', name: 'browserCommand'},
  {words: 'browser ensure', module: '@remotion/cli/dist/browser/ensure', name: 'ensureCommand'},
  {words: 'versions', module: '@remotion/cli/dist/versions', name: 'versionsCommand'},
  {
    words: 'upgrade',
    module: '@remotion/cli/dist/upgrade',
    name: 'upgradeCommand',
    readForIt: ['package-manager', 'version'],
    passesOn: true,
  },
  {words: 'ffmpeg', module: '@remotion/cli/dist/ffmpeg', name: 'ffmpegCommand', passesOn: true},
  {words: 'ffprobe', module: '@remotion/cli/dist/ffmpeg', name: 'ffprobeCommand', passesOn: true},
  {words: 'gpu', module: '@remotion/cli/dist/gpu', name: 'gpuCommand'},
  {words: 'help', module: '@remotion/cli/dist/print-help', name: 'printHelp'},
  {words: 'lambda', module: '@remotion/lambda/dist/cli/help', name: 'printHelp'},
  {
    words: 'lambda sites',
    module: '@remotion/lambda/dist/cli/commands/sites/index',
    name: 'sitesCommand',
  },
  {
    words: 'lambda sites create',
    module: '@remotion/lambda/dist/cli/commands/sites/create',
    name: 'sitesCreateSubcommand',
  },
  {
    words: 'lambda sites ls',
    module: '@remotion/lambda/dist/cli/commands/sites/ls',
    name: 'sitesLsSubcommand',
  },
  {
    words: 'lambda sites rm',
    module: '@remotion/lambda/dist/cli/commands/sites/rm',
    name: 'sitesRmSubcommand',
  },
  {
    words: 'lambda sites rmall',
    module: '@remotion/lambda/dist/cli/commands/sites/rmall',
    name: 'sitesRmallSubcommand',
  },
  {
    words: 'lambda functions',
    module: '@remotion/lambda/dist/cli/commands/functions/index',
    name: 'functionsCommand',
  },
  {
    words: 'lambda functions deploy',
    module: '@remotion/lambda/dist/cli/commands/functions/deploy',
    name: 'functionsDeploySubcommand',
  },
  {
    words: 'lambda functions ls',
    module: '@remotion/lambda/dist/cli/commands/functions/ls',
    name: 'functionsLsCommand',
  },
  {
    words: 'lambda functions rm',
    module: '@remotion/lambda/dist/cli/commands/functions/rm',
    name: 'functionsRmCommand',
  },
  {
    words: 'lambda functions rmall',
    module: '@remotion/lambda/dist/cli/commands/functions/rmall',
    name: 'functionsRmallCommand',
  },
  {
    words: 'lambda render',
    module: '@remotion/lambda/dist/cli/commands/render/render',
    name: 'renderCommand',
  },
  {words: 'lambda still', module: '@remotion/lambda/dist/cli/commands/still', name: 'stillCommand'},
  {
    words: 'lambda policies',
    module: '@remotion/lambda/dist/cli/commands/policies/policies',
    name: 'policiesCommand',
  },
  {
    words: 'lambda policies user',
    module: '@remotion/lambda/dist/cli/commands/policies/user',
    name: 'userSubcommand',
    describedOn: 'lambda policies',
  },
  {
    words: 'lambda policies role',
    module: '@remotion/lambda/dist/cli/commands/policies/role',
    name: 'roleSubcommand',
    describedOn: 'lambda policies',
  },
  {
    words: 'lambda policies validate',
    module: '@remotion/lambda/dist/cli/commands/policies/validate',
    name: 'validateSubcommand',
    describedOn: 'lambda policies',
  },
  {
    words: 'lambda compositions',
    module: '@remotion/lambda/dist/cli/commands/compositions/index',
    name: 'compositionsCommand',
  },
  {
    words: 'lambda regions',
    module: '@remotion/lambda/dist/cli/commands/regions',
    name: 'regionsCommand',
  },
  {
    words: 'lambda quotas',
    module: '@remotion/lambda/dist/cli/commands/quotas/list',
    name: 'quotasListCommand',
  },
  {
    words: 'lambda quotas increase',
    module: '@remotion/lambda/dist/cli/commands/quotas/increase',
    name: 'quotasIncreaseCommand',
    describedOn: 'lambda quotas',
  },
  {words: 'cloudrun', module: '@remotion/cloudrun/dist/cli/help', name: 'printHelp'},
  {
    words: 'cloudrun sites',
    module: '@remotion/cloudrun/dist/cli/commands/sites/index',
    name: 'sitesCommand',
  },
  {
    words: 'cloudrun sites create',
    module: '@remotion/cloudrun/dist/cli/commands/sites/create',
    name: 'sitesCreateSubcommand',
  },
  {
    words: 'cloudrun sites ls',
    module: '@remotion/cloudrun/dist/cli/commands/sites/ls',
    name: 'sitesLsSubcommand',
  },
  {
    words: 'cloudrun sites rm',
    module: '@remotion/cloudrun/dist/cli/commands/sites/rm',
    name: 'sitesRmSubcommand',
  },
  {
    words: 'cloudrun sites rmall',
    module: '@remotion/cloudrun/dist/cli/commands/sites/rmall',
    name: 'sitesRmallSubcommand',
  },
  {
    words: 'cloudrun services',
    module: '@remotion/cloudrun/dist/cli/commands/services/index',
    name: 'servicesCommand',
  },
  {
    words: 'cloudrun services deploy',
    module: '@remotion/cloudrun/dist/cli/commands/services/deploy',
    name: 'cloudRunDeploySubcommand',
  },
  {
    words: 'cloudrun services ls',
    module: '@remotion/cloudrun/dist/cli/commands/services/ls',
    name: 'servicesLsCommand',
  },
  {
    words: 'cloudrun services rm',
    module: '@remotion/cloudrun/dist/cli/commands/services/rm',
    name: 'servicesRmCommand',
  },
  {
    words: 'cloudrun services rmall',
    module: '@remotion/cloudrun/dist/cli/commands/services/rmall',
    name: 'servicesRmallCommand',
  },
  {
    words: 'cloudrun render',
    module: '@remotion/cloudrun/dist/cli/commands/render/index',
    name: 'renderCommand',
  },
  {
    words: 'cloudrun still',
    module: '@remotion/cloudrun/dist/cli/commands/still',
    name: 'stillCommand',
  },
  {
    words: 'cloudrun permissions',
    module: '@remotion/cloudrun/dist/cli/commands/permissions',
    name: 'permissionsCommand',
  },
  {
    words: 'cloudrun regions',
    module: '@remotion/cloudrun/dist/cli/commands/regions',
    name: 'regionsCommand',
  },
];

/**
 * Config file settings that are equivalent to a flag, if the code of the packages doesn't connect
 * them.
 */
export const settings: Readonly<Record<string, readonly string[]>> = {
  'env-file': ['setDotEnvLocation'],
  frames: ['setFrameRange'],
  'image-format': ['setVideoImageFormat', 'setStillImageFormat'],
  metadata: ['setMetadata'],
  'no-open': ['setShouldOpenBrowser'],
  'number-of-shared-audio-tags': ['setNumberOfSharedAudioTags'],
  output: ['setOutputLocation'],
  port: ['setStudioPort', 'setRendererPort'],
};
