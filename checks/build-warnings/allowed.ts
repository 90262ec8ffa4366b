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
      'The frame of the project names the file, and its comment says who reads it. Docusaurus has no switch for this hint.',
  },
];
