/** Whether this is a CI run, in which warnings are errors. */
export const isCI = ({CI}: Readonly<Partial<Record<string, string>>>): boolean =>
  CI !== undefined && !['', '0', 'false'].includes(CI);
