/**
 * Preloads files that will be needed later.
 *
 * @param files URLs of scripts and style sheets
 */
export const preload = (document: Document, files: readonly string[]): void => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
};
