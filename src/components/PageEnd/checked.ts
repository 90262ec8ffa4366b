/** What the facts of a docs page were checked against, from `plugins/checked-pages`. */
export interface Checked {
  /** The npm package, and its installed version. */
  readonly name: string;
  readonly version: string;
  /** The day of the check, as `2026-11-12`. Undefined if the clone doesn't have the history that tells it. */
  readonly day?: string;
}
