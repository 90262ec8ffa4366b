/** Whether the program runs on a build server, where a warning counts as a failure. */
export const isCI = ({CI}: Readonly<Partial<Record<string, string>>>): boolean =>
  CI !== undefined && !['', '0', 'false'].includes(CI);
