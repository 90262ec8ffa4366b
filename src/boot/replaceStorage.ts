type Method = 'getItem' | 'setItem' | 'removeItem';

const methods = {
  getItem: (values: Map<string, string>, key: string) => values.get(key) ?? null,
  setItem: (values: Map<string, string>, key: string, value: string) => {
    values.set(key, value);
  },
  removeItem: (values: Map<string, string>, key: string) => {
    values.delete(key);
  },
} satisfies Record<Method, unknown>;

/**
 * Keeps the values of a storage that can't be read until the page is closed. Otherwise, a single call without a `try` in a
 * library would stop the search, the color mode or the whole app. Replaces the methods and not the object, because events
 * about changes only accept a real one. Docusaurus and DocSearch do without a storage that isn't there at all.
 */
export const replaceStorage = (window: Window & typeof globalThis): void => {
  const blocked = new Map<Storage, Map<string, string>>();
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    let storage;
    try {
      storage = window[name];
      storage.getItem('');
    } catch {
      if (storage) {
        blocked.set(storage, new Map());
      }
    }
  }
  if (blocked.size === 0) {
    return;
  }
  const {prototype} = window.Storage;
  for (const [name, method] of Object.entries(methods)) {
    const original = prototype[name as Method] as (...args: unknown[]) => unknown;
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: Storage, ...args: [string, string]) {
        const values = blocked.get(this);
        return values ? method(values, ...args) : original.apply(this, args);
      },
    });
  }
};
