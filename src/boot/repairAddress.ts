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
 * Replaces an address that can't be decoded. The router decodes the path and the app decodes the fragment, and both throw
 * a `URIError` otherwise.
 */
export const repairAddress = ({history, location}: Window): void => {
  const {pathname, search, hash} = location;
  const repaired = repair(pathname) + search + repair(hash);
  if (repaired !== pathname + search + hash) {
    history.replaceState(history.state, '', repaired);
  }
};
