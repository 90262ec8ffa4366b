const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Escapes the percent signs of escapes that aren't UTF-8: `caf%E9` becomes `caf%25E9`. */
const repair = (text: string): string =>
  isDecodable(text)
    ? text
    : text.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
        isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
      );

/**
 * Replaces a URL that can't be decoded. Otherwise, the router, which decodes the path, and Docusaurus, which decodes the
 * fragment, throw a `URIError`.
 */
export const repairUrl = (window: Window): void => {
  const {history, location} = window;
  const repairCurrent = () => {
    const {pathname, search, hash} = location;
    const repaired = repair(pathname) + search + repair(hash);
    if (repaired !== pathname + search + hash) {
      history.replaceState(history.state, '', repaired);
    }
  };
  repairCurrent();
  // Before the listeners of the router and of Docusaurus.
  window.addEventListener('popstate', repairCurrent);
};
