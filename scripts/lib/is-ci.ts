/** Whether the program runs on a build server, where a warning counts as a failure. */
export const isCI = ({CI}: NodeJS.ProcessEnv): boolean =>
  CI !== undefined && !['', '0', 'false'].includes(CI);
