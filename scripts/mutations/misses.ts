/** A kind of fault that no check detects. */
export interface Miss {
  readonly kind: string;
  readonly reason: string;
}

/** The kinds of faults that no check detects, with the reason. If every fault of a kind is caught, its entry fails. */
export const misses: readonly Miss[] = [];
