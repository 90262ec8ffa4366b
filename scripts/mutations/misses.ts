/** A kind of fault that no check detects. Split a kind if it depends on the place whether a fault is caught. */
export interface Miss {
  readonly kind: string;
  readonly reason: string;
}

/** The kinds of faults that no check detects, with the reason. An entry fails if all of its faults are caught. */
export const misses: readonly Miss[] = [
  {
    kind: 'prose-unit-wrong',
    reason:
      'A unit in a sentence has no equivalent in the types or the code that a check could compare it with. Samples that are run prove some of the numbers, but not their units.',
  },
  {
    kind: 'output-cloud-wrong',
    reason:
      'The commands and samples sign in to AWS or Google Cloud, and the checks have no account there. The check outputs counts these outputs.',
  },
];
