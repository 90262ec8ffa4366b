/** Stands for what the code fills in when it throws. */
export const placeholder = '…';

/** One space for any white space, one placeholder for several in a row, none at the ends. */
export function normalize(text: string): string {
  return text
    .replaceAll('...', placeholder)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: ?…)+/g, placeholder)
    .trim();
}
