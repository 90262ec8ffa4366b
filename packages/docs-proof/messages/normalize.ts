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

/** Cuts a long text off, to show it in a problem. */
export const shorten = (text: string): string =>
  text.length > 400 ? `${text.slice(0, 400)}${placeholder}` : text;
