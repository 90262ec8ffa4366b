/** Keeps values until the page is closed. */
const createStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
};

/**
 * Replaces a storage that can't be read, because the browser or an extension blocks it. Otherwise, a single call without
 * a `try` in a library would stop the search, the color mode or the whole app.
 */
export const replaceStorage = (window: Window): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, {value: createStorage(), configurable: true});
    }
  }
};
