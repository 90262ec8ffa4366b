/** A warning of the production build that we accept, and why. */
export interface AllowedWarning {
  /** A part of the warning that identifies it. */
  readonly text: string;
  readonly reason: string;
  /** The first major version of Node.js whose builds print it. The default is all versions. */
  readonly sinceNode?: number;
}

/** The build also fails for an entry that no longer matches a warning. */
export const allowedWarnings: readonly AllowedWarning[] = [
  {
    text: 'You can safely remove the Babel config file at `babel.config.js`',
    reason:
      'The project requires the file, and a comment in it explains which tools read it. Docusaurus has no option to turn off this hint.',
  },
  {
    text: 'ExperimentalWarning: localStorage is not available',
    reason:
      'Docusaurus copies all global variables before it renders pages (package `eval`), and Node.js prints this as soon as something reads `localStorage`.',
    sinceNode: 25,
  },
];
