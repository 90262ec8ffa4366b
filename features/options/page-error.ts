/** A mistake in a page, which stops the build. The check of the form also reports it, with its line. */
export class PageError extends Error {
  /**
   * @param problem what is wrong, as a sentence
   * @param remedy how to fix it
   */
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem} ${remedy}`);
  }
}
