import path from 'node:path';

/** The content types of all kinds of files on the site, by extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
  xsl: 'text/xml',
};

/** Whether the type is UTF-8 text that benefits from compression. */
export const isText = (type: string): boolean =>
  /^text\/|^application\/(?:json|javascript)$|^image\/svg\+xml$/.test(type);

/** Returns the `Content-Type` of a file by its name; `undefined` for unknown extensions. */
export const contentTypeOf = (file: string): string | undefined => {
  const type = contentTypes[path.extname(file).slice(1)];
  return type !== undefined && isText(type) ? `${type}; charset=utf-8` : type;
};
