/** One spelling of several that do the same, the one that pages use first. */
export const aliases: readonly (readonly string[])[] = [
  ['quiet', 'q'],
  ['yes', 'y', 'force', 'f'],
];

/**
 * Never followed: the command lines of other packages, and the code that copies flags into settings, as
 * those flags belong to the commands that read the settings.
 */
export const neverFollowed: readonly string[] = [
  'lambdaCommand',
  'cloudrunCommand',
  'parseCommandLine',
];

/** Flags that turn off what their option object names, so that its default is not theirs. */
export const reversed: readonly string[] = ['disable-headless'];
