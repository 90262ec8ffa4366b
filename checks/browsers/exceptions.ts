/** A feature that some supported browsers don't have, in a script that works without it. */
export interface Exception {
  /** The name in es-check, or `:has()`. */
  readonly feature: string;
  /** Text that identifies the scripts. */
  readonly code: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    feature: ':has()',
    code: '@react-three/fiber',
    reason:
      'React’s reconciler, which the package contains, uses it in messages of its test selectors.',
  },
];
