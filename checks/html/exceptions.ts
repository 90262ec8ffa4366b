/** Errors of the HTML checker that are none. */
export interface Exception {
  /** The beginning of its message. */
  readonly message: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    message: 'CSS: Unrecognized at-rule “@container”',
    reason: 'The checker does not know container queries, which CSS Containment Level 3 defines.',
  },
  {
    message: 'Attribute “disableremoteplayback” not allowed on element “video”',
    reason:
      'The Remote Playback API defines it; without it, browsers offer to cast decorative clips.',
  },
  {
    message:
      'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
    reason: 'The HTML standard also allows the attribute with `rel=expect`, for which it exists.',
  },
];
