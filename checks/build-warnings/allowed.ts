/** A warning of the production build that we accept, and why. */
export interface AllowedWarning {
  /** A part of the warning that identifies it. */
  readonly text: string;
  readonly reason: string;
}

/** The build also fails for an entry that no longer matches a warning. */
export const allowedWarnings: readonly AllowedWarning[] = [
  {
    text: 'You can safely remove the Babel config file at `babel.config.js`',
    reason:
      'The project requires the file, and a comment in it explains which tools read it. Docusaurus has no option to turn off this hint.',
  },
];
