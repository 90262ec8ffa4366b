/** Flags that are aliases of each other. Pages use the first one. */
export const aliases: readonly (readonly string[])[] = [
  ['quiet', 'q'],
  ['yes', 'y', 'force', 'f'],
];

/**
 * Functions to skip: the CLIs of other packages, and the code that copies flags into settings, because
 * those flags belong to the commands that read the settings.
 */
export const neverFollowed: readonly string[] = [
  'lambdaCommand',
  'cloudrunCommand',
  'parseCommandLine',
];

/**
 * Flags that turn off the option after which they are named, so that the default of the option is not
 * theirs.
 */
export const reversed: readonly string[] = ['disable-headless'];
