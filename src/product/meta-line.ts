/**
 * The secondary line of an entry in a list: `LyonJS (2022) · events, social`.
 *
 * The middle dot appears once, between the subject and the tags. Commas only separate tags.
 *
 * @param subject the creator, the place or the language; undefined if the line only contains tags
 */
export const metaLine = (subject: string | undefined, tags: readonly string[]): string =>
  [subject, tags.join(', ')].filter(Boolean).join(' · ');
