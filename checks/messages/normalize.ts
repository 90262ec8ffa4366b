/** Replaces the parts of a message that are filled in at run time. */
export const placeholder = '…';

/** Collapses whitespace and repeated placeholders, and trims both ends. */
export function normalize(text: string): string {
  return text
    .replaceAll('...', placeholder)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: ?…)+/g, placeholder)
    .trim();
}
