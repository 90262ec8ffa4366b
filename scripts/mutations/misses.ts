/** A kind of fault that no check detects. */
export interface Miss {
  readonly kind: string;
  readonly reason: string;
}

/** The kinds of faults that no check detects, with the reason. If every fault of a kind is caught, its entry fails. */
export const misses: readonly Miss[] = [
  {
    kind: 'prose-unit-wrong',
    reason:
      'A unit in a sentence has no equivalent in the types or the code that a check could compare it with. Samples that are run prove some of the numbers, but not their units.',
  },
];
