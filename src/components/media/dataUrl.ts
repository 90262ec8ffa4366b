/** Returns the `data:` URL of a file: the site's policy allows no other images of the reader. */
export const dataUrl = (bytes: Uint8Array, mimeType: string): string =>
  `data:${mimeType};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
