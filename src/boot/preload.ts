/**
 * Has files fetched that will be asked for later.
 *
 * @param files addresses of scripts and stylesheets
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
