/** A warning of the production build that stands, and why. */
export interface AllowedWarning {
  /** A part of the warning that tells it from others. */
  readonly text: string;
  readonly reason: string;
}

/** An entry that no warning matches any more fails the build too, so that the list stays true. */
export const allowedWarnings: readonly AllowedWarning[] = [
  {
    text: 'You can safely remove the Babel config file at `babel.config.js`',
    reason:
      'The frame of the project names the file, and its comment says who reads it. Docusaurus has no switch for this hint.',
  },
];
