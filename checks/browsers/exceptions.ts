/** A feature that some supported browsers don't have, in a script that works without it. */
export interface Exception {
  /** The name in es-check. */
  readonly feature: string;
  /** Text that identifies the scripts. */
  readonly code: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    feature: 'PromiseWithResolvers',
    code: 'getPartialAudioData',
    reason: '`@remotion/webcodecs` uses it in `getPartialAudioData()`, which the site never calls.',
  },
];
