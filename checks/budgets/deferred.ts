/** A part of the site that no page loads before its reader asks for it. */
export interface Deferred {
  readonly what: string;
  /** Text that its scripts contain, and no other script. */
  readonly marker: string;
}

export const deferredParts: readonly Deferred[] = [
  {what: 'the Player', marker: '__remotion-player'},
];
