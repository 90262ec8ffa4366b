/**
 * Keeps values until the page is closed if the methods of a storage throw, because an extension blocks them. Otherwise,
 * a single call without a `try` in a library would stop the search, the color mode or the whole React app. Replaces the methods
 * and not the objects, because events about changes only accept real ones. If the browser blocks a storage, reading the
 * property throws: Docusaurus and DocSearch do without such a storage.
 */
export const replaceStorage = (window: Window & typeof globalThis): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    let storage;
    try {
      storage = window[name];
      storage.getItem('');
    } catch {
      if (storage) {
        // Both storages share it, because no key is in both.
        const values = new Map<string, string>();
        Object.assign(window.Storage.prototype, {
          getItem: (key: string) => values.get(key) ?? null,
          setItem: (key: string, value: string) => void values.set(key, value),
          removeItem: (key: string) => void values.delete(key),
        });
      }
    }
  }
};
