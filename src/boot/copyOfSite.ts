const plain = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');

/**
 * Returns the address of the original if this page is a copy below another path, such as `/mirror/docs/spring`. The app
 * would look up the page for that path, and show that there is none.
 */
export const originalOf = ({document, location}: Window): string | undefined => {
  const original = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (original === undefined) {
    return undefined;
  }
  const path = plain(new URL(original).pathname);
  const here = plain(location.pathname);
  return here !== path && here.endsWith(path) ? original : undefined;
};
